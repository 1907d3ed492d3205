import { expect, type Page } from '@playwright/test';
import { bookConsultations } from './bookConsultations.ts';
import { buy } from './buy.ts';
import { fillLists, SOLD } from './fillLists.ts';
import { members, ownHeaders, signInAs } from './member.ts';
import { nameSelf } from './nameSelf.ts';
import { SCREENS, type Screen } from './screens.ts';
import { signUpWithCourse } from './signUpWithCourse.ts';

/** A course of the demonstration creator. */
const OWN = 'google-ads-premieres-campagnes-rentables';

/** Who is signed in when screens are looked at: each demonstration account, and somebody who has bought. */
export const MEMBERS = [...(Object.keys(members) as (keyof typeof members)[]), 'buyer'] as const;

/** Signs somebody in, after others have done what fills their lists. @returns the screens that they meet */
export async function comeAsMember(page: Page, who: (typeof MEMBERS)[number]): Promise<readonly Screen[]> {
  if (who === 'buyer') {
    await signUpWithCourse(page, SOLD, '/robots.txt');
    await nameSelf(page, 'Jeanne Cloutier');
    await page.goto(`/formation-viewer/${SOLD}`);
    await page.getByLabel('Vos notes').fill('Une fiche par question de client : la taille, le délai, le retour.');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    for (const product of ['Calendrier de contenu annuel', 'Regard neuf sur vos annonces Facebook'])
      await buy(page, `name=eq.${product}`);
    return [
      { name: 'buyer-courses', path: '/formations-access' },
      { name: 'buyer-resources', path: '/formations-access?onglet=resource' },
      { name: 'buyer-consultations', path: '/formations-access?onglet=consultation' },
      { name: 'buyer-notes', path: '/dashboard/notes' },
      { name: 'buyer-purchases', path: '/compte/achats' },
      {
        name: 'receipt',
        path: '/compte/achats',
        open: (there) => there.getByRole('button', { name: 'Voir le reçu' }).first().click(),
      },
      { name: 'buyer-studio', path: '/creator-dashboard' },
    ];
  }
  const found = who === 'admin' ? await fillLists(page) : undefined;
  if (who === 'creator') await bookConsultationsOnce(page);
  await signInAs(page, members[who], '/compte');
  const screens = SCREENS.filter((screen) => screen.who === who);
  if (found)
    return [
      ...screens,
      { name: 'console-order', path: `/admin/commandes/${found.order}` },
      { name: 'console-request', path: `/admin/demandes?demande=${found.request}` },
      { name: 'console-nothing-found', path: '/admin/commandes?q=zzzzzz' },
    ];
  if (who !== 'creator') return screens;
  const asked = await page.request.get(`/rest/v1/formations?select=id&slug=eq.${OWN}`, {
    headers: await ownHeaders(page),
  });
  const [{ id }] = await asked.json();
  return [...screens, { name: 'editor', path: `/creator-dashboard/formations/${id}` }];
}

/** Each width is looked at in a visit of its own: those of the one before are still there. */
async function bookConsultationsOnce(page: Page) {
  await signInAs(page, members.creator, '/robots.txt');
  const headers = await ownHeaders(page);
  const [, claims = ''] = headers.authorization.split('.');
  const { sub: of_host } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const rows = await page.request.post('/rest/v1/rpc/list_appointments', { headers, data: { of_host } });
  if ((await rows.json()).length === 0) await bookConsultations(page);
}
