import { auditQuestions } from '../../mfe-tools/src/content/auditQuestions.ts';
import { auditBlocks } from '../../mfe-tools/src/content/marketingAudit.ts';
import { decodeAnswers, isComplete, resultHash } from '../../mfe-tools/src/marketing-audit/answers.ts';
import { INNER, OUTER, placeOf, reliefLine } from '../../mfe-tools/src/marketing-audit/relief.ts';
import { auditScore, bandOf, blockScores, MOST_POINTS, topActions } from '../../mfe-tools/src/marketing-audit/score.ts';

/** Answers of a kitchen maker that does not exist: made up, as `/preuves` says. */
const ANSWERS = '331231232102';

/**
 * The audit that `/preuves` shows, as the tool itself computes it. Remotes do not know each other, so what one shows of the other is
 * written down; `auditSample.test.ts` fails once the tool says something else.
 */
export function auditSample() {
  const answers = decodeAnswers(ANSWERS);
  if (!answers || !isComplete(answers)) throw new Error('The sample has no answer for some questions');
  const score = auditScore(answers);
  const { name, text } = bandOf(score);
  return {
    address: `/outils/audit-marketing${resultHash(answers)}`,
    score,
    band: { name, text },
    blocks: blockScores(auditQuestions, answers).map((block) => ({ name: block.name, percent: block.percent })),
    questions: auditQuestions.map((question, index) => ({
      block: auditBlocks.find(({ id }) => id === question.block)?.name ?? '',
      question: question.question,
      answer: question.answers[answers[index] ?? 0] ?? '',
      points: answers[index] ?? 0,
    })),
    actions: topActions(auditQuestions, answers).map(({ action }) => action),
    relief: {
      rings: [1, 2, 3, 4].map((points) => INNER + (points / MOST_POINTS) * (OUTER - INNER)),
      lines: [1, 0.75, 0.5, 0.25].map((scale) => reliefLine(answers, scale)),
      points: answers.map((points, question) => placeOf(question, points)),
      spokes: answers.map((_, question) => placeOf(question, MOST_POINTS)),
    },
  };
}
