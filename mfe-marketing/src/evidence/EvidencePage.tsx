import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { evidenceHead } from '../content/evidence/head.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';
import type { EvidenceProps } from './Evidence.tsx';

const evidence = readPart(async () => (await import('./Evidence.tsx')).Evidence);

/** It says the same to everybody, so that nothing else of it is sent twice. */
export const load = async (): Promise<LoadResult<EvidenceProps>> => ({
  kind: 'found',
  data: { name: evidenceHead.name },
});

export const loadParts = () => evidence.load();

export function head({ siteUrl }: HeadContext<EvidenceProps>): PageHead {
  const { name, path, seo } = evidenceHead;
  return {
    ...seo,
    jsonLd: [
      breadcrumbJsonLd(siteUrl, [
        ['Accueil', '/'],
        [name, path],
      ]),
    ],
  };
}

/** `/preuves`: what anybody can check without believing anybody. */
export default function EvidencePage({ data }: PageProps<EvidenceProps>) {
  return <ReadOnly part={evidence} content={data} />;
}
