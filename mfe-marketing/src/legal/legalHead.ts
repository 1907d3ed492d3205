import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { LegalData } from './legalData.ts';

/** Title, description and place of a legal text. */
export function legalHead({ data: { text, texts }, siteUrl }: HeadContext<LegalData>): PageHead {
  const { seo, title, path, versions } = text;
  const modifiedAt = versions[0]?.date;
  return {
    ...seo,
    ...(modifiedAt ? { modifiedAt } : {}),
    jsonLd: [
      {
        '@type': 'WebPage',
        name: title,
        description: seo.description,
        url: siteUrl + path,
        inLanguage: 'fr-CA',
        ...(modifiedAt ? { dateModified: modifiedAt } : {}),
      },
      breadcrumbJsonLd(siteUrl, [
        [texts.home, '/'],
        [title, path],
      ]),
    ],
  };
}
