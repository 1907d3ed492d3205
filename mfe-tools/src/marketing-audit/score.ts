import { type AuditQuestion, auditBands, auditBlocks, type BlockId } from '../content/marketingAudit.ts';

/** Most points that a question gives. */
export const MOST_POINTS = 4;
/** An answer that is good enough to wait. */
const SOLID_POINTS = 3;

/** The whole audit between 0 and 100: points / 48 × 100, rounded (AMB-23). */
export function auditScore(answers: readonly number[]): number {
  return percentOf(answers);
}

/** The band that a score lies in: 0–39, 40–59, 60–79 or 80–100 (AMB-23). */
export function bandOf(score: number): (typeof auditBands)[number] {
  return auditBands.findLast(({ from }) => score >= from) ?? auditBands[0];
}

export interface BlockScore {
  readonly id: BlockId;
  readonly name: string;
  readonly points: number;
  readonly most: number;
  /** Between 0 and 100, rounded. */
  readonly percent: number;
}

/** How each block does, in the order of the audit. */
export function blockScores(questions: readonly AuditQuestion[], answers: readonly number[]): BlockScore[] {
  return auditBlocks.map(({ id, name }) => {
    const own = answers.filter((_, index) => questions[index]?.block === id);
    return { id, name, points: sum(own), most: own.length * MOST_POINTS, percent: percentOf(own) };
  });
}

/**
 * The three questions to work on, most urgent first: lowest block first and weakest answer first inside it (AMB-23).
 * Solid answers (3 points) come after all weaker ones, and what has all its points needs no action. Blocks and answers
 * that tie keep the order of the audit.
 */
export function topActions(questions: readonly AuditQuestion[], answers: readonly number[]): AuditQuestion[] {
  const blocks = blockScores(questions, answers).sort((one, other) => one.points - other.points);
  const ranked = blocks.flatMap(({ id }) =>
    questions
      .map((question, index) => ({ question, points: answers[index] ?? MOST_POINTS }))
      .filter(({ question, points }) => question.block === id && points < MOST_POINTS)
      .sort((one, other) => one.points - other.points),
  );
  const isSolid = ({ points }: { readonly points: number }) => points === SOLID_POINTS;
  const urgentFirst = [...ranked.filter((entry) => !isSolid(entry)), ...ranked.filter(isSolid)];
  return urgentFirst.slice(0, 3).map(({ question }) => question);
}

function percentOf(points: readonly number[]): number {
  return points.length === 0 ? 0 : Math.round((sum(points) / (points.length * MOST_POINTS)) * 100);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
