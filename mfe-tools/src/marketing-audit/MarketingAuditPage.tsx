import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { type AuditQuestion, auditTexts } from '../content/marketingAudit.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';

export { MarketingAudit as default } from './MarketingAudit.tsx';

// Imported when called: browsers find the questions in the page and do not download them a second time as code.
export async function load(): Promise<LoadResult<readonly AuditQuestion[]>> {
  const { auditQuestions } = await import('../content/auditQuestions.ts');
  return { kind: 'found', data: auditQuestions };
}

export const head = ({ siteUrl }: HeadContext<readonly AuditQuestion[]>) =>
  toolHead(auditTexts.seo, tools.audit, siteUrl);
