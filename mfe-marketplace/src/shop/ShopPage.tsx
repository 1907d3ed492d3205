import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { frameTexts } from '../content/frame.ts';
import { shopTexts } from '../content/shop.ts';
import { type ListedProduct, readProducts } from '../product/readProducts.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import { Shop } from './Shop.tsx';
import { shopQueryOf } from './shopQuery.ts';

async function loadShop({ database }: LoadContext): Promise<LoadResult<ListedProduct[]>> {
  return { kind: 'found', data: await readProducts(await database()) };
}

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadShop;

export function head({ data, siteUrl }: HeadContext<ListedProduct[]>): PageHead {
  return {
    ...shopTexts.seo,
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: data.slice(0, 10).map(({ id, name }, index) => ({
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
export default function ShopPage({ data }: PageProps<ListedProduct[]>) {
  return <Shop products={data} query={shopQueryOf(usePageUrl().searchParams)} />;
}
