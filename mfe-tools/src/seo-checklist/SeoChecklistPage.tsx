import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { checklistTexts } from '../content/seoChecklist.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';
import type { ChecklistData } from './SeoChecklist.tsx';

export { SeoChecklist as default } from './SeoChecklist.tsx';

// Imported when called: browsers find the items in the page and do not download them a second time as code.
export async function load(): Promise<LoadResult<ChecklistData>> {
  const { checklistItems } = await import('../content/seoChecklistItems.ts');
  const { contoursOf } = await import('../frame/contours.ts');
  return { kind: 'found', data: { items: checklistItems, contours: contoursOf(tools.checklist) } };
}

export const head = ({ siteUrl }: HeadContext<ChecklistData>) => toolHead(checklistTexts.seo, tools.checklist, siteUrl);
