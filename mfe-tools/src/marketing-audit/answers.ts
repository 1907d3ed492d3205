/** Points of each question, 0 to 4; undefined while it is not answered. */
export type Answers = readonly (number | undefined)[];

/** How many questions the audit has (AMB-23). */
export const QUESTIONS = 12;

export const noAnswers: Answers = Array.from({ length: QUESTIONS }, () => undefined);

const CODE = /^[0-4-]{12}$/;
const STEP = /^[1-4]$/;

/** One character a question: its points, or `-` while it is not answered. */
export function encodeAnswers(answers: Answers): string {
  return answers.map((points) => points ?? '-').join('');
}

/** Answers that a code stands for; undefined when it is none. Takes anything. */
export function decodeAnswers(code: unknown): Answers | undefined {
  if (typeof code !== 'string' || !CODE.test(code)) return undefined;
  return [...code].map((character) => (character === '-' ? undefined : Number(character)));
}

export function isComplete(answers: Answers): answers is readonly number[] {
  return !answers.includes(undefined);
}

/** What the address asks for: one of the four steps, or the result of somebody's answers. */
export type AuditView =
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'result'; readonly answers: readonly number[] };

/** `#etape=2` or `#resultat=012340123401`; any other hash is the first step. */
export function viewOf(hash: string): AuditView {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const answers = decodeAnswers(named.get('resultat'));
  if (answers && isComplete(answers)) return { kind: 'result', answers };
  const step = named.get('etape') ?? '';
  return { kind: 'step', step: STEP.test(step) ? Number(step) : 1 };
}

export const stepHash = (step: number) => `#etape=${step}`;
export const resultHash = (answers: Answers) => `#resultat=${encodeAnswers(answers)}`;
