import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import type { AboutContent } from '../content/about/about.ts';
import { aboutHead } from '../content/about/head.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { agencyJsonLd, breadcrumbJsonLd } from '../seo/jsonLd.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./aboutData.ts');
const about = readPart(async () => (await import('./Portrait.tsx')).Portrait);

export async function load({ published }: Pick<LoadContext, 'published'>): Promise<LoadResult<AboutContent>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).aboutData(published?.claims) };
}

export const loadParts = () => about.load();

export function head({ siteUrl, contact }: HeadContext<AboutContent>): PageHead {
  const { name, path, seo } = aboutHead;
  return {
    ...seo,
    jsonLd: [
      {
        '@type': 'AboutPage',
        name: seo.title,
        url: siteUrl + path,
        inLanguage: 'fr-CA',
        about: { '@id': `${siteUrl}/#agence` },
      },
      agencyJsonLd(siteUrl, contact),
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [name, path],
      ]),
    ],
  };
}

/** `/a-propos`: who the agency is, by how it works and what it refuses. */
export default function AboutPage({ data }: PageProps<AboutContent>) {
  return <ReadOnly part={about} content={data} />;
}
