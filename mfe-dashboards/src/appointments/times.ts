const ZONE = 'America/Toronto';

/** The day that follows one, such as `2026-12-01`, or another so many days away. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Midnight of a day in Québec, as a moment. */
export function midnight(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const hours = [4, 5].find((offset) => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: ZONE,
    });
    return parts.format(utc + offset * 3_600_000) === `${day}, 00:00`;
  });
  return new Date(utc + (hours ?? 5) * 3_600_000).toISOString();
}
