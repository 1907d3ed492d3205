import type { CataloguePage as CatalogueRows } from '@agence/shared-contracts/backend/schema';
import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { catalogueTexts } from '../content/catalogue.ts';
import { createMarketplaceStore, marketplaceApi } from '../store/marketplaceStore.ts';
import { Catalogue } from './Catalogue.tsx';
import { type CatalogueQuery, queryOf, readCatalogue } from './catalogueQuery.ts';

interface CatalogueData {
  readonly query: CatalogueQuery;
  readonly result: CatalogueRows;
}

export async function load({ search, database }: LoadContext): Promise<LoadResult<CatalogueData>> {
  const query = queryOf(search);
  return { kind: 'found', data: { query, result: await readCatalogue(await database(), query) } };
}

export function head({ siteUrl, data }: HeadContext<CatalogueData>): PageHead {
  const { seo } = catalogueTexts;
  return {
    ...seo,
    noindex: data.query.search !== '',
    jsonLd: [
      {
        '@type': 'ItemList',
        itemListElement: data.result.items.slice(0, 10).map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `${siteUrl}/formations/${slug}`,
        })),
      },
    ],
  };
}

/** `/formations`: everything the visitor asks for stands in the address, so it can be shared and Back works. */
export default function CataloguePage({ data }: PageProps<CatalogueData>) {
  const { database } = useShell();
  const [store] = useState(() => createMarketplaceStore({ database }, data));
  useEffect(() => () => void store.dispatch(marketplaceApi.util.resetApiState()), [store]);
  const url = usePageUrl();
  return (
    <Provider store={store}>
      <Catalogue query={queryOf(url.searchParams)} served={data.result.items.length} />
    </Provider>
  );
}
