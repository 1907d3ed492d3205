import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { creatorTexts as texts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { safeUrl } from '../media/safeUrl.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import type { Creator } from './readCreator.ts';

/** Head of a creator's profile, with the person as structured data. */
export function creatorHead({ data: creator, siteUrl }: HeadContext<Creator | null>): PageHead {
  if (!creator) {
    const { title, detail } = texts.missing;
    return { title, description: detail, keywords: ['formations'], noindex: true };
  }
  const elsewhere = [creator.website_url, creator.linkedin_url].map(safeUrl).filter((url) => url !== undefined);
  return {
    title: creator.name,
    description: creator.bio || texts.seo(creator.name, creator.specialties),
    keywords: creator.specialties,
    type: 'profile',
    jsonLd: [
      {
        '@type': 'Person',
        name: creator.name,
        url: `${siteUrl}/creators/${creator.slug}`,
        ...(creator.bio ? { description: creator.bio } : {}),
        ...(creator.location ? { address: { '@type': 'PostalAddress', ...placeOf(creator.location) } } : {}),
        ...(creator.company ? { worksFor: { '@type': 'Organization', name: creator.company } } : {}),
        knowsAbout: creator.specialties,
        knowsLanguage: creator.languages,
        sameAs: elsewhere,
      },
      breadcrumbList(siteUrl, [{ name: frameTexts.courses, path: '/formations' }, { name: creator.name }]),
    ],
  };
}

/** « Québec, QC » is a town and its province. */
function placeOf(location: string) {
  const [, town = location, province] = /^(.+), ([A-Z]{2})$/.exec(location) ?? [];
  return { addressLocality: town, ...(province ? { addressRegion: province, addressCountry: 'CA' } : {}) };
}
