/** Least and most minutes of a weekly goal, as the database accepts them. */
const LEAST = 15;
const MOST = 2400;

/** The minutes that somebody typed; undefined when they are no possible goal. */
export function parseGoal(typed: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
  const minutes = Number(typed);
  return minutes >= LEAST && minutes <= MOST ? minutes : undefined;
}
