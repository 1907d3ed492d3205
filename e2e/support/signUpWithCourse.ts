import { expect, type Page } from '@playwright/test';
import { ownHeaders, signUpAt } from './member.ts';

/** Makes a new account, which buys a course, and comes to a page. The steps of paying are walked in `buying.spec.ts`. */
export async function signUpWithCourse(page: Page, slug: string, next: string) {
  await signUpAt(page, '/robots.txt');
  const headers = await ownHeaders(page);
  const { request } = page;
  const columns = 'product_id:id,amount:price,formation:formations!inner()';
  const products = await request.get(`/rest/v1/products?select=${columns}&formation.slug=eq.${slug}`, { headers });
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
  await expect.poll(owned).toEqual([{ product_id: product.product_id }]);
  await page.goto(next);
}
