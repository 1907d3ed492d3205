import { type AuditQuestion, auditTexts } from '../content/marketingAudit.ts';
import { auditScore, bandOf, blockScores, topActions } from './score.ts';

const texts = auditTexts.result;

/** The result in words, to paste into a message. @param url address that shows it */
export function auditText(questions: readonly AuditQuestion[], answers: readonly number[], url: string): string {
  const score = auditScore(answers);
  const blocks = blockScores(questions, answers).map(({ name, percent }) => texts.blockScore(name, percent));
  const actions = topActions(questions, answers).map(({ action }, index) => `${index + 1}. ${action.title}`);
  return [
    `${texts.source}\u00a0: ${score} ${texts.of} (${bandOf(score).name})`,
    blocks.join('\n'),
    ...(actions.length > 0 ? [`${texts.actions}\u00a0:\n${actions.join('\n')}`] : [texts.noActions]),
    url,
  ].join('\n\n');
}
