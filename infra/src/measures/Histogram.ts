/** Upper bounds of what is counted together, in milliseconds; the last bucket has none. */
const MS = [10, 25, 50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 8000];
/** The same for layout shifts. */
const SCORE = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** How often which values were measured; single values are not kept. */
export interface Histogram {
  /** One for each bound, and one for what is above all of them. */
  readonly counts: number[];
  sum: number;
}

export const boundsOf = (name: string): readonly number[] => (name === 'cls' ? SCORE : MS);

export function newHistogram(name: string): Histogram {
  return { counts: Array<number>(boundsOf(name).length + 1).fill(0), sum: 0 };
}

export function count(name: string, histogram: Histogram, value: number): void {
  const bounds = boundsOf(name);
  const found = bounds.findIndex((bound) => value <= bound);
  const at = found === -1 ? bounds.length : found;
  histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
  histogram.sum += value;
}

/** Adds what another process, or another hour, has counted. */
export function add(histogram: Histogram, other: Histogram): void {
  for (const [index, more] of other.counts.entries()) histogram.counts[index] = (histogram.counts[index] ?? 0) + more;
  histogram.sum += other.sum;
}

export const totalOf = ({ counts }: Histogram): number => counts.reduce((sum, one) => sum + one, 0);

/**
 * The value that a share of all is below, as even within a bucket.
 *
 * @param share between 0 and 1
 * @returns undefined where nothing was counted; the highest bound for what is above all of them
 */
export function quantile(name: string, histogram: Histogram, share: number): number | undefined {
  const bounds = boundsOf(name);
  let wanted = totalOf(histogram) * share;
  if (wanted === 0) return undefined;
  for (const [index, inBucket] of histogram.counts.entries()) {
    if (wanted <= inBucket) {
      const [from, to] = [bounds[index - 1] ?? 0, bounds[index]];
      return to === undefined ? bounds.at(-1) : from + ((to - from) * wanted) / inBucket;
    }
    wanted -= inBucket;
  }
  return bounds.at(-1);
}
