import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { readIsTaxed } from '../buying/readIsTaxed.ts';
import { type Product, readProduct } from './readProducts.ts';

/** What the pages of a product show: null where it is not on sale. */
export type ProductData = { readonly product: Product; readonly isTaxed: boolean } | null;

/** Reads the product that the address names. */
export async function loadProduct({ params, database }: LoadContext): Promise<LoadResult<ProductData>> {
  const backend = await database();
  const [product, isTaxed] = await Promise.all([readProduct(backend, params.id ?? ''), readIsTaxed(backend)]);
  return product ? { kind: 'found', data: { product, isTaxed } } : { kind: 'notFound', data: null };
}
