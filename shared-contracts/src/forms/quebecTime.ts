const WALL = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** How a field of kind `datetime-local` has a time in Québec. */
export const wallTime = (time: Date): string => WALL.format(time).replace(' ', 'T');

/**
 * The moment at which clocks in Québec show a day and an hour; of an hour that comes twice the first.
 *
 * @param wall as a field of kind `datetime-local` has it; undefined for what is no time, or an hour that does not come
 */
export function quebecTime(wall: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return [4, 5]
    .map((hours) => new Date(asUtc + hours * 3_600_000))
    .find((time) => wallTime(time) === wall.slice(0, 16));
}
