import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { methodHead } from '../content/method/head.ts';
import type { MethodContent } from '../content/method/method.ts';
import { readPart } from '../lazy/Island.tsx';
import { ReadOnly } from '../reading/ReadOnly.tsx';
import { breadcrumbJsonLd } from '../seo/jsonLd.ts';

const open = import.meta.env.BROWSER_BUILD ? undefined : () => import('./methodData.ts');
const method = readPart(async () => (await import('./Method.tsx')).Method);

export async function load({ published }: Pick<LoadContext, 'published'>): Promise<LoadResult<MethodContent>> {
  if (!open) throw new Error('This page gets its content from the server');
  return { kind: 'found', data: (await open()).methodData(published?.claims) };
}

export const loadParts = () => method.load();

export function head({ siteUrl }: HeadContext<MethodContent>): PageHead {
  const { name, path, seo } = methodHead;
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

/** `/methode`: a mandate from the first call to the last day, and what the client is given at each stage. */
export default function MethodPage({ data }: PageProps<MethodContent>) {
  return <ReadOnly part={method} content={data} />;
}
