import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { auditTexts } from '../content/marketingAudit.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';
import type { AuditData } from './MarketingAudit.tsx';

export { MarketingAudit as default } from './MarketingAudit.tsx';

// Imported when called: browsers find the questions in the page and do not download them a second time as code.
export async function load(): Promise<LoadResult<AuditData>> {
  const { auditQuestions } = await import('../content/auditQuestions.ts');
  const { contoursOf } = await import('../frame/contours.ts');
  return { kind: 'found', data: { questions: auditQuestions, contours: contoursOf(tools.audit) } };
}

export const head = ({ siteUrl }: HeadContext<AuditData>) => toolHead(auditTexts.seo, tools.audit, siteUrl);
