import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { ratesHead } from '../content/rates/head.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { RatesData } from './ratesData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./ratesData.ts');
const rates = readPart(async () => (await import('./Rates.tsx')).Rates);

export async function load({ published }: Pick<LoadContext, 'published'>): Promise<LoadResult<RatesData>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).ratesData(published?.claims) };
}

export const loadParts = () => rates.load();

export function head({ data, siteUrl }: HeadContext<RatesData>): PageHead {
  const { name, path, seo } = ratesHead;
  return {
    ...seo,
    jsonLd: [
      {
        '@type': 'OfferCatalog',
        name: seo.title,
        url: siteUrl + path,
        itemListElement: data.steps.map(({ type, from, to }) => ({
          '@type': 'Offer',
          name: type,
          offeredBy: { '@id': `${siteUrl}/#agence` },
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: from,
            maxPrice: to,
            priceCurrency: 'CAD',
            valueAddedTaxIncluded: false,
          },
        })),
      },
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [name, path],
      ]),
    ],
  };
}

/** `/tarifs`: what things cost, what is in it, and how a price comes about. */
export default function RatesPage({ data }: PageProps<RatesData>) {
  return <ReadOnly part={rates} content={data} />;
}
