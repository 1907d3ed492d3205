const PARTS = new Intl.DateTimeFormat('en-CA', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'America/Toronto',
});

/** What a clock in Québec shows at a time, as a date field has it: `2026-11-23T07:00`. */
export function quebecClock(time: Date): string {
  const part = Object.fromEntries(PARTS.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/**
 * The time at which a clock in Québec shows what a date field has, also where the browser's own is another. Of an hour that
 * comes twice, the first; one that does not exist is an hour later.
 */
export function quebecTime(clock: string): Date | undefined {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // Québec is four or five hours behind.
  const tried = [4, 5].map((hours) => new Date(wanted + hours * 3_600_000));
  return tried.find((time) => quebecClock(time) === clock) ?? tried[1];
}
