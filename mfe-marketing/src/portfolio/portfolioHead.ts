import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import type { PortfolioContent } from '../content/portfolio.ts';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import { PORTFOLIO_PATH } from './shownProjects.ts';

/** One page for search engines, whatever sector is chosen. The projects are examples and stay out of structured data. */
export function portfolioHead({ data, siteUrl }: HeadContext<PortfolioContent>): PageHead {
  return {
    ...data.seo,
    canonicalPath: PORTFOLIO_PATH,
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
