// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { productCategories } from '../product/readProducts.ts';
import { aProduct } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';
import { selectProducts, shopPath, shopQueryOf } from './shopQuery.ts';

const id = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
const products = [
  aProduct({ id: id(1), name: 'Formation A', price: 19700 }),
  aProduct({ id: id(2), name: 'Écrire ses annonces', price: 4900, category: 'resource', formation: null }),
  aProduct({ id: id(3), name: 'Une heure', price: 15000, category: 'consultation', formation: null }),
];
let opened: OpenPage | undefined;

afterEach(async () => {
  expect((await opened?.close()) ?? []).toEqual([]);
  opened = undefined;
});

async function open(address: string, options: Parameters<typeof openPage>[1] = {}) {
  opened = await openPage(address, { backend: createFakeBackend({ products }), ...options });
  return opened;
}
const names = ({ screen }: OpenPage) =>
  screen.queryAllByRole('article').map((card: HTMLElement) => card.querySelector('h2, h3')?.textContent);

test('lists what is on sale by kind, with label, price and link (MPL-059, MPL-060)', async () => {
  const page = await open('/boutique');
  expect(page.served.head.noindex).toBe(false);
  expect(names(page)).toEqual(['Écrire ses annonces', 'Une heure', 'Formation A']);
  const groups = page.screen.getAllByRole('list', { name: /^(Modèles|Une rencontre|Formations premium)/ });
  expect(groups.map((group: HTMLElement) => group.querySelectorAll('article').length)).toEqual([1, 1, 1]);
  const [, , first] = page.screen.getAllByRole('article');
  expect(first?.textContent).toContain('Formation Premium');
  expect(first?.textContent).toContain('197,00\u00a0$');
  // Who teaches it, and the next step.
  expect(first?.textContent).toContain('Avec Julie Roy');
  expect(first?.textContent).toMatch(/Voir le programme$/);
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(`/boutique/produit/${id(1)}`);
});

test('has its tabs in the order of its sections (AMB-29)', async () => {
  const { outlet } = await open('/boutique');
  expect(
    [...outlet.querySelectorAll('nav[aria-label="Genre de produits"] a')].map(({ textContent }) => textContent),
  ).toEqual([...['Tout 3', 'Ressources 1', 'Consultations 1', 'Formations 1']]);
});

test.each([
  ['formations', 'Formation A'],
  ['ressources', 'Écrire ses annonces'],
  ['consultations', 'Une heure'],
])('shows the tab %s from its address, on the server too (MPL-059, AMB-29)', async (type, name) => {
  const page = await open(`/boutique?type=${type}`);
  expect(names(page)).toEqual([name]);
  expect(page.served.html).toContain(name);
  expect(page.served.head.noindex).toBe(true);
  expect(page.screen.getByText('1 produit')).toBeTruthy();
  expect(page.outlet.querySelector('nav [aria-current]')?.getAttribute('href')).toBe(`/boutique?type=${type}`);
});

test('sorts by price when asked and keeps the order in the address (AMB-29)', async () => {
  const page = await open('/boutique');
  const select = page.screen.getByLabelText('Trier par') as HTMLSelectElement;
  select.value = 'prix';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(names(page)).toEqual(['Écrire ses annonces', 'Une heure', 'Formation A']));
  expect(page.address()).toBe('/boutique?tri=prix');
});

test('marks what the visitor already owns (AMB-29)', async () => {
  const backend = createFakeBackend({ products, user_products: [{ product_id: id(2) }] });
  const page = await open('/boutique', { backend, user: learner });
  const owned = await page.screen.findByText('Déjà acheté');
  expect(owned.closest('article')?.textContent).toContain('Écrire ses annonces');
});

test('says what to do where there is nothing (AMB-29)', async () => {
  const page = await open('/boutique?type=ressources', { backend: createFakeBackend({ products: [] }) });
  expect(page.screen.getByText('Rien ici pour l’instant')).toBeTruthy();
  expect(page.screen.getByRole('link', { name: 'Voir les formations' }).getAttribute('href')).toBe('/formations');
});

test('writes every query into the address and reads it back', () => {
  const queries = fc.record({
    category: fc.constantFrom(undefined, ...productCategories),
    sort: fc.constantFrom('', 'prix', 'prix-decroissant', 'nom'),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(shopQueryOf(new URL(shopPath(query), 'https://site.test').searchParams)).toEqual(query);
    }),
  );
  expect(shopQueryOf(new URLSearchParams('type=<script>&tri=1'))).toEqual({ category: undefined, sort: '' });
});

test('orders names as French does and never loses a product', () => {
  const sorted = selectProducts(products, { category: undefined, sort: 'nom' }).map(({ name }) => name);
  expect(sorted).toEqual(['Écrire ses annonces', 'Formation A', 'Une heure']);
  expect(selectProducts(products, { category: undefined, sort: 'prix-decroissant' })[0]?.price).toBe(19700);
  expect(products[0]?.name).toBe('Formation A');
});
