import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { readIsTaxed } from '../buying/readIsTaxed.ts';
import { type Inside, readInside } from './readInside.ts';
import { type ListedProduct, type Product, readProduct, readProducts } from './readProducts.ts';

/** What the pages of a product show: null where it is not on sale. */
export type ProductData = { readonly product: Product; readonly isTaxed: boolean } | null;

/** What the page of a product shows besides. */
export type ProductPageData =
  | (NonNullable<ProductData> & { readonly inside: Inside; readonly others: readonly ListedProduct[] })
  | null;

/** How many others stand below a product. */
const OTHERS = 3;

/** Reads the product that the address names, what is in it, and others on sale: those of its kind first. */
export async function loadProductPage(context: LoadContext): Promise<LoadResult<ProductPageData>> {
  const backend = await context.database();
  const [found, listed] = await Promise.all([loadProduct(context), readProducts(backend)]);
  if (found.kind !== 'found' || !found.data) return { kind: 'notFound', data: null };
  const { id, category } = found.data.product;
  const inside = await readInside(backend, id);
  const others = listed
    .filter((one) => one.id !== id)
    .sort((a, b) => Number(b.category === category) - Number(a.category === category));
  return { kind: 'found', data: { ...found.data, inside, others: others.slice(0, OTHERS) } };
}

/** Reads the product that the address names. */
export async function loadProduct({ params, database }: LoadContext): Promise<LoadResult<ProductData>> {
  const backend = await database();
  const [product, isTaxed] = await Promise.all([readProduct(backend, params.id ?? ''), readIsTaxed(backend)]);
  return product ? { kind: 'found', data: { product, isTaxed } } : { kind: 'notFound', data: null };
}
