/** Whole seconds `[from, to)`; lists are sorted and their ranges neither overlap nor touch. */
export type WatchedRange = readonly [from: number, to: number];

/** Adds a stretch of a video to what was seen of it. Seconds that were begun count as seen. */
export function addWatched(ranges: readonly WatchedRange[], from: number, to: number): WatchedRange[] {
  const start = Math.max(0, Math.floor(from));
  const end = Math.ceil(to);
  if (end <= start) return [...ranges];
  const apart = ranges.filter(([low, high]) => high < start || low > end);
  const joined = ranges.filter(([low, high]) => high >= start && low <= end);
  const merged: WatchedRange = [
    Math.min(start, ...joined.map(([low]) => low)),
    Math.max(end, ...joined.map(([, high]) => high)),
  ];
  return [...apart, merged].sort(([a], [b]) => a - b);
}

/** How much of a video was seen, in whole percent; skipping ahead adds nothing (AMB-35). @param duration seconds */
export function watchedPercentage(ranges: readonly WatchedRange[], duration: number): number {
  if (!(duration > 0)) return 0;
  const last = Math.ceil(duration);
  const seen = ranges.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, last) - Math.min(from, last)), 0);
  return Math.min(100, Math.floor((seen / last) * 100));
}

/** As PostgreSQL writes an int4multirange: `{[0,30),[60,90)}`. */
export function formatWatched(ranges: readonly WatchedRange[]): string {
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

/** Reads an int4multirange; what is not one counts as nothing seen. */
export function parseWatched(text: string | null | undefined): WatchedRange[] {
  let ranges: WatchedRange[] = [];
  for (const [, from, to] of (text ?? '').matchAll(/\[(\d+),(\d+)\)/g)) {
    ranges = addWatched(ranges, Number(from), Number(to));
  }
  return ranges;
}
