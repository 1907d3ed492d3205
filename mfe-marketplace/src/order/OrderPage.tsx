import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { orderTexts } from '../content/order.ts';
import { productTexts } from '../content/product.ts';
import { loadProduct, type ProductData } from '../product/loadProduct.ts';
import { Missing } from '../way/Missing.tsx';
import { Order } from './Order.tsx';

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadProduct;

export function head(): PageHead {
  return { ...orderTexts.seo, noindex: true };
}

/** `/boutique/produit/{id}/commande` */
export default function OrderPage({ data }: PageProps<ProductData>) {
  if (data) return <Order {...data} />;
  return <Missing {...productTexts.missing} back={{ label: productTexts.backToShop, path: '/boutique' }} />;
}
