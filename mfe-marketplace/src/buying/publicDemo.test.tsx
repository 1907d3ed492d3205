// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { aCreatorRow, aFormation, aProduct, aService } from '../testing/builders.ts';
import { type Answer, createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';

const NOTHING_SOLD = 'Rien n’est vendu ici\u00a0: aucun achat ne peut être fait.';
const product = aProduct();
const stats = {
  total_formations: 0,
  total_students: 0,
  total_revenue: null,
  active_services: 1,
  tips: 0,
  active_sponsorships: 0,
};
let opened: OpenPage | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(path: string, answers: Record<string, Answer>, publicDemo = true) {
  opened = await openPage(path, { backend: createFakeBackend(answers), user: learner, publicDemo });
  return opened;
}

test.each([
  ['shop', '/boutique', { products: [product], user_products: [] }],
  [
    'product',
    `/boutique/produit/${product.id}`,
    { products: [product], tax_settings: [{ is_enabled: true }], user_products: [] },
  ],
  [
    'order',
    `/boutique/produit/${product.id}/commande`,
    { products: [product], tax_settings: [{ is_enabled: true }], user_products: [] },
  ],
  [
    'course',
    '/formations/google-ads',
    {
      formations: [
        aFormation({
          slug: 'google-ads',
          premium: { price: 19700, is_subscription: false, subscription_interval: null },
          product: { id: product.id },
        }),
      ],
      user_products: [],
      user_formation_progress: [],
      formation_reviews: [],
      module_contents: [],
      'rpc/record_view': null,
    },
  ],
  [
    'creator',
    '/creators/julie-roy',
    { creators: [aCreatorRow({ services: [aService()] })], 'rpc/creator_stats': [stats], user_products: [] },
  ],
])(
  'on a public demonstration the %s page offers nothing for money and says so, without JavaScript too (AMB-59)',
  async (_, path, answers) => {
    const demo = await open(path, answers);
    for (const html of [demo.served.html, demo.outlet.innerHTML])
      expect(html.replaceAll('<!-- -->', '').replaceAll('&nbsp;', '\u00a0')).toContain(NOTHING_SOLD);
    const { queryAllByRole } = within(demo.outlet);
    const named = /^Acheter|^Commander|^Payer|^Envoyer/;
    expect(queryAllByRole('button', { name: named, hidden: true })).toEqual([]);
    expect(queryAllByRole('link', { name: named, hidden: true })).toEqual([]);
    await demo.close();

    const other = await open(path, answers, false);
    expect(other.outlet.textContent).not.toContain(NOTHING_SOLD);
  },
);

test('a page that does not know yet says so when the backend refuses, and charges nothing (AMB-59)', async () => {
  const answers = {
    products: [product],
    tax_settings: [{ is_enabled: true }],
    user_products: [],
    'functions/create-payment': () => Response.json({ code: 'public_demo', message: 'no' }, { status: 403 }),
  };
  const page = await open(`/boutique/produit/${product.id}/commande`, answers, false);
  page.screen.getByRole('button', { name: /^Commander et payer/ }).click();
  await expect
    .poll(() => page.toasts)
    .toEqual([{ title: 'Démonstration publique', description: NOTHING_SOLD, tone: 'neutral' }]);
  // The notice comes before the button is itself again.
  expect(await page.screen.findByRole('button', { name: /^Commander et payer/ })).toBeTruthy();
});
