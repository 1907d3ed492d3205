import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { type ChecklistItem, checklistTexts } from '../content/seoChecklist.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';

export { SeoChecklist as default } from './SeoChecklist.tsx';

// Imported when called: browsers find the items in the page and do not download them a second time as code.
export async function load(): Promise<LoadResult<readonly ChecklistItem[]>> {
  const { checklistItems } = await import('../content/seoChecklistItems.ts');
  return { kind: 'found', data: checklistItems };
}

export const head = ({ siteUrl }: HeadContext<readonly ChecklistItem[]>) =>
  toolHead(checklistTexts.seo, tools.checklist, siteUrl);
