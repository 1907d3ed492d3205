import type { RequestContext } from '@agence/shared-contracts/ui/asking';
import { type AuditQuestion, auditTexts } from '../content/marketingAudit.ts';
import { auditScore, bandOf, blockScores, topActions } from './score.ts';

const texts = auditTexts.result;

/** The result, for the request that is made with it. */
export function auditContext(questions: readonly AuditQuestion[], answers: readonly number[]): RequestContext {
  const score = auditScore(answers);
  const actions = topActions(questions, answers).map(({ action }) => action.title);
  return {
    title: auditTexts.title,
    lines: [
      [texts.source, `${score} ${texts.of} (${bandOf(score).name})`],
      ...blockScores(questions, answers).map(({ name, percent }) => [name, `${percent} %`] as const),
      ...(actions.length > 0 ? [[texts.actions, actions.join(', ')] as const] : []),
    ],
  };
}
