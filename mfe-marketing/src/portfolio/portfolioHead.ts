import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { PortfolioData } from './portfolioData.ts';
import { PORTFOLIO_PATH } from './shownProjects.ts';

/** One page for search engines, whatever sector is chosen. The projects are examples and stay out of structured data. */
export function portfolioHead({ data, siteUrl }: HeadContext<PortfolioData>): PageHead {
  return {
    ...data.seo,
    canonicalPath: PORTFOLIO_PATH,
    noindex: data.isChosen,
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name: data.title,
        description: data.seo.description,
        url: siteUrl + PORTFOLIO_PATH,
        inLanguage: 'fr-CA',
      },
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [data.eyebrow, PORTFOLIO_PATH],
      ]),
    ],
  };
}
