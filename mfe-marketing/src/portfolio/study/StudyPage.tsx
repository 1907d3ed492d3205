import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { studyWords as words } from '../../content/studies/words.ts';
import { readPart } from '../../lazy/Island.tsx';
import { ReadOnly } from '../../reading/ReadOnly.tsx';
import { breadcrumbJsonLd } from '../../seo/jsonLd.ts';
import { PORTFOLIO_PATH } from '../shownProjects.ts';
import { studyPath } from '../studyPath.ts';
import type { StudyData } from './studyData.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./studyData.ts');
const part = readPart(async () => (await import('./Study.tsx')).Study);

/** Studies are read where pages are prerendered; browsers get the one they show as data. */
export const staticPaths = async () => (await open?.())?.studyPaths() ?? [];

export async function load({ params }: Pick<LoadContext, 'params'>): Promise<LoadResult<StudyData>> {
  if (!open) throw new Error('Studies get their content from the server');
  return (await open()).readStudy(params.slug);
}

export function head({ data: { study }, siteUrl }: HeadContext<StudyData>): PageHead {
  const path = studyPath(study.slug);
  const description = words.described(study.title, study.trade);
  return {
    title: `${study.title}, étude`,
    description,
    keywords: ['étude de cas site web', 'design web Québec', study.trade],
    canonicalPath: path,
    jsonLd: [
      {
        '@type': 'CreativeWork',
        name: study.title,
        description,
        url: siteUrl + path,
        inLanguage: 'fr-CA',
        creator: { '@id': `${siteUrl}/#agence` },
      },
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [words.portfolio, PORTFOLIO_PATH],
        [study.title, path],
      ]),
    ],
  };
}

export const loadParts = () => part.load();

/** `/realisations/{slug}`: a study by itself. */
export default function StudyPage({ data }: PageProps<StudyData>) {
  return <ReadOnly part={part} content={data} />;
}
