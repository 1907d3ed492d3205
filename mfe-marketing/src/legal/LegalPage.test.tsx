// @vitest-environment jsdom
import type { RenderedPage } from '@agence/shared-contracts/server';
import { expect, test } from 'vitest';
import { accessibility } from '../content/legal/accessibility.ts';
import { privacy } from '../content/legal/privacy.ts';
import { terms } from '../content/legal/terms.ts';
import { manifest, render } from '../exposes/server.ts';
import { textsOf } from '../testing/openPage.ts';

async function open(path: string) {
  const page = (await render({ path, siteUrl: 'https://site.test' })) as RenderedPage;
  const root = document.createElement('div');
  root.innerHTML = page.html;
  return { page, root, text: root.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? '' };
}

test.each([privacy, terms, accessibility])(
  'shows $path with its sections, contents and dates (MKT-098, AMB-17)',
  async (legal) => {
    const { root, text, page } = await open(legal.path);
    expect(textsOf(root, 'h1')).toEqual([legal.title]);
    const [links = [], folded] = [...root.querySelectorAll('nav[aria-label="Sur cette page"]')].map((contents) =>
      [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual(legal.sections.map(({ id }) => `#${id}`));
    expect(folded).toEqual(links);
    for (const link of links) expect(root.querySelector(`section${link} h2`)).not.toBeNull();
    expect(new Set(links).size).toBe(links.length);
    for (const point of legal.inShort) expect(text).toContain(point.replaceAll('\u00a0', ' '));
    const [{ date: updated } = { date: '' }] = legal.versions;
    const day = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated));
    expect(text).toContain(`Dernière mise à jour : ${day}`);
    expect(text).toContain('Historique des versions');
    expect(page.head.modifiedAt).toBe(legal.versions[0]?.date);
    const dates = legal.versions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  },
);

test('links these texts from the footer and redirects their short addresses (MKT-098, SHL-015, AMB-02)', () => {
  const footer = manifest.navigation?.filter(({ slot }) => slot === 'footer-legal').map(({ to }) => to);
  expect(footer).toEqual([privacy.path, terms.path, accessibility.path]);
  expect(manifest.redirects).toContainEqual({ from: '/politique-confidentialite', to: privacy.path });
  expect(manifest.redirects).toContainEqual({ from: '/conditions-utilisation', to: terms.path });
});

test('publishes who answers for personal information, with title and address (MKT-099, AMB-17)', async () => {
  const { root, text } = await open(privacy.path);
  expect(text).toMatch(/Responsable de la protection des renseignements personnels : \p{Lu}\p{L}+ \p{Lu}\p{L}+/u);
  expect(root.querySelector('#responsable a[href^="mailto:"]')?.textContent).toMatch(/@/);
});

test('adds the taxes of an example up to one total', async () => {
  const { root } = await open(terms.path);
  expect(textsOf(root, 'td.total').map((amount) => amount.replaceAll('\u00a0', ' '))).toEqual(['226,50 $']);
});

test('tells purpose and retention of every kind of information (MKT-099, AMB-17)', async () => {
  const { root } = await open(privacy.path);
  const rows = [...root.querySelectorAll('#finalites tbody tr')];
  expect(rows.length).toBeGreaterThanOrEqual(6);
  for (const row of rows) {
    expect(textsOf(row, 'th, td').every((cell) => cell.length > 3)).toBe(true);
    expect(textsOf(row, '[data-column="Combien de temps"]')[0]).toMatch(/\d|Tant que|Jusqu/);
  }
});

test('names every key that the site keeps on the device (MKT-099, AMB-17)', async () => {
  const { root } = await open(privacy.path);
  const table = textsOf(root, '#appareil tbody th').join(' ');
  for (const key of [
    'cookie-consent',
    'cookie-consent-record',
    'agence-session',
    'agence-leads',
    'agence-demande',
    'agence-draft',
    'agence-origine',
    'agence-progress',
    'formations-vues',
    'agence-calendrier',
    'agence-player',
    'embed-consent',
    'formations-favorites',
    'checklist-seo',
    'audit-marketing',
    'generateur-offre',
  ]) {
    expect(table).toContain(key);
  }
});

test('tells transfers, rights and where to complain (MKT-099, AMB-17)', async () => {
  const { root, text } = await open(privacy.path);
  expect(text).toContain('hors du Québec');
  expect(text).toContain('nous évaluons les facteurs relatifs à la vie privée');
  const rights = textsOf(root, '#droits li').join(' ');
  for (const right of ['Accès', 'Portabilité', 'Rectification', 'Retrait du consentement', 'désindexation']) {
    expect(rights).toContain(right);
  }
  expect(text).toContain('répondons en 30 jours au plus');
  expect(root.querySelector('#plainte a[href="https://www.cai.gouv.qc.ca/"]')).not.toBeNull();
});

test('states refunds, taxes and the rights of consumers (AMB-51, AMB-52)', async () => {
  const { root, text } = await open(terms.path);
  expect(textsOf(root, '#prix td, #prix tbody th')).toEqual(['197,00 $', '9,85 $', '19,65 $', '226,50 $']);
  for (const rule of [
    '30 jours après l’achat',
    'annuler un contrat de cours en tout temps',
    'le moindre de 50 $ et de 10 %',
    'dans les 10 jours',
    'le premier mois d’honoraires vous est remboursé',
    '70 % du prix de vente',
  ]) {
    expect(text).toContain(rule);
  }
});

test('says what is kept for everybody, what is not, and how to tell', async () => {
  const { root, page } = await open(accessibility.path);
  expect(page.head.title).toBe('Accessibilité');
  for (const id of ['tenu', 'pas-tenu']) {
    const points = textsOf(root, `#${id} li`);
    expect(points.length).toBeGreaterThanOrEqual(5);
    // Each begins with what it is about.
    expect(textsOf(root, `#${id} li strong:first-child`)).toHaveLength(points.length);
  }
  const ways = [...root.querySelectorAll('#dire a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/), 'https://www.cdpdj.qc.ca/']);
});
