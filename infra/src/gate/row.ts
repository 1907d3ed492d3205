/** A row of the gate's report. */
export interface GateRow {
  readonly id: RowId;
  /** What was looked at. */
  readonly title: string;
  readonly result: 'pass' | 'fail' | 'not run';
  /** What to change, a line for each fault; why it was not run; what a team should know of what passed. */
  readonly sentence: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** What a check came to. */
export type Verdict = Pick<GateRow, 'result' | 'sentence'>;

/** The rows, in their order. */
export const ROW_TITLES = {
  shape: 'shape, hashes, sizes',
  owners: 'owner and addresses',
  contract: 'contract of the live shell',
  server: 'server half renders',
  pages: 'pages in a browser',
  search: 'pages for search engines',
  budget: 'bytes of each route',
  neighbours: 'works with other versions',
} as const;
export type RowId = keyof typeof ROW_TITLES;

/** More faults than this are counted: whoever mends the first ones has mended the others. */
const MAX_FAULTS = 10;

export const notRun = (why: string): Verdict => ({ result: 'not run', sentence: why });

/** @param faults each in a sentence to act on @param note of what passed */
export function verdictOf(faults: readonly string[], note = ''): Verdict {
  if (faults.length === 0) return { result: 'pass', sentence: note };
  const more = faults.length - MAX_FAULTS;
  return {
    result: 'fail',
    sentence: [...faults.slice(0, MAX_FAULTS), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
  };
}
