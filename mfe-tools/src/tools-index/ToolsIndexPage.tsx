import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { toolPath, tools } from '../content/tools.ts';
import { indexTexts } from '../content/toolsIndex.ts';
import { breadcrumbs } from '../frame/toolHead.ts';
import type { IndexData } from './ToolsIndex.tsx';

export { ToolsIndex as default } from './ToolsIndex.tsx';

export async function load(): Promise<LoadResult<IndexData>> {
  const { contoursOf } = await import('../frame/contours.ts');
  const { examplesOf } = await import('./examplesOf.ts');
  return { kind: 'found', data: { contours: contoursOf(), examples: examplesOf() } };
}

export function head({ siteUrl }: HeadContext<IndexData>): PageHead {
  const itemListElement = Object.values(tools).map((tool, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: tool.name,
    url: siteUrl + toolPath(tool),
  }));
  return { ...indexTexts.seo, jsonLd: [{ '@type': 'ItemList', itemListElement }, breadcrumbs(siteUrl)] };
}
