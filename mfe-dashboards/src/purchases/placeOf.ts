import type { Purchase } from './purchasesApi.ts';

/**
 * Where what was bought is met: a course, the list of files or of consultations. Undefined where nothing is there to be met: for a tip, a
 * course that is not published, and while or once the money has gone back, with which access closes.
 */
export function placeOf(
  { status, disputed_cents }: Pick<Purchase, 'status' | 'disputed_cents'>,
  { category, product }: Pick<Purchase['order_items'][number], 'category' | 'product'>,
): string | undefined {
  if (status === 'refunded' || disputed_cents > 0 || category === 'tip') return undefined;
  if (category !== 'formation') return `/formations-access?onglet=${category}`;
  return product?.formation ? `/formation-viewer/${product.formation.slug}` : undefined;
}
