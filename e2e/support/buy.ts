import { expect, type Page } from '@playwright/test';
import { ownHeaders } from './member.ts';

/**
 * Who is signed in buys a product, and has it. The steps of paying are walked in `buying.spec.ts`.
 *
 * @param which names the product, as the database's addresses do: `slug=eq.…`, or `formation.slug=eq.…` for a course
 */
export async function buy(page: Page, which: string) {
  const headers = await ownHeaders(page);
  const { request } = page;
  const joined = which.startsWith('formation.') ? ',formation:formations!inner()' : '';
  const products = await request.get(`/rest/v1/products?select=product_id:id,amount:price${joined}&${which}`, {
    headers,
  });
  expect(products.status(), await products.text()).toBe(200);
  const [product] = await products.json();
  const checkout = await request.post('/functions/v1/create-payment', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { ...product, currency: 'CAD' },
  });
  expect(checkout.status(), await checkout.text()).toBe(200);
  const { url } = await checkout.json();
  await request.post(url, { form: { paiement: 'carte' }, maxRedirects: 0 });
  // The card provider tells of it a moment later.
  const owned = async () => (await request.get('/rest/v1/user_products?select=product_id', { headers })).json();
  await expect.poll(owned).toContainEqual({ product_id: product.product_id });
}
