import type { HeadContext } from '@agence/shared-contracts/remote/page';
import { checklistTexts } from '../content/seoChecklist.ts';
import { toolHead } from '../frame/toolHead.ts';

export { SeoChecklist as default } from './SeoChecklist.tsx';

export const head = ({ siteUrl }: HeadContext) => toolHead(checklistTexts.seo, `${siteUrl}/outils/checklist-seo`);
