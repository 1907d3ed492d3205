import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { toolPath, tools } from '../content/tools.ts';
import { indexTexts } from '../content/toolsIndex.ts';
import { breadcrumbs } from '../frame/toolHead.ts';

export { ToolsIndex as default } from './ToolsIndex.tsx';

export function head({ siteUrl }: HeadContext): PageHead {
  const itemListElement = Object.values(tools).map((tool, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: tool.name,
    url: siteUrl + toolPath(tool),
  }));
  return { ...indexTexts.seo, jsonLd: [{ '@type': 'ItemList', itemListElement }, breadcrumbs(siteUrl)] };
}
