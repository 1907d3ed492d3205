import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { frameTexts } from '../content/frame.ts';
import { shopTexts } from '../content/shop.ts';
import { type ListedProduct, readProducts } from '../product/readProducts.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import { Shop } from './Shop.tsx';
import { isChosen, shopQueryOf } from './shopQuery.ts';

interface ShopData {
  readonly products: readonly ListedProduct[];
  readonly isChosen: boolean;
}

async function loadShop({ database, search }: LoadContext): Promise<LoadResult<ShopData>> {
  const products = await readProducts(await database());
  return { kind: 'found', data: { products, isChosen: isChosen(shopQueryOf(search)) } };
}

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadShop;

export function head({ data: { products, isChosen }, siteUrl }: HeadContext<ShopData>): PageHead {
  return {
    ...shopTexts.seo,
    noindex: isChosen || products.length === 0,
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: products.slice(0, 10).map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${siteUrl}/boutique/produit/${id}`,
        })),
      },
      breadcrumbList(siteUrl, [{ name: frameTexts.shop }]),
    ],
  };
}

/** `/boutique`: all products are on the page, so that tabs and order answer at once. */
export default function ShopPage({ data: { products } }: PageProps<ShopData>) {
  return <Shop products={products} query={shopQueryOf(usePageUrl().searchParams)} />;
}
