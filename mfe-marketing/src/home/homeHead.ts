import { brand } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import type { HomeContent } from '../content/home/home.ts';
import { agencyJsonLd, faqJsonLd } from '../seo/jsonLd.ts';

export function homeHead({ data, siteUrl, contact }: HeadContext<HomeContent>): PageHead {
  return {
    ...data.seo,
    jsonLd: [
      agencyJsonLd(siteUrl, contact),
      { '@type': 'WebSite', name: brand.name, url: siteUrl, inLanguage: 'fr-CA' },
      faqJsonLd(data.faq.items),
    ],
  };
}
