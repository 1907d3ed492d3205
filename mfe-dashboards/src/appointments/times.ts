const ZONE = 'America/Toronto';

/** The day that follows one, such as `2026-12-01`, or another so many days away. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const WEEK = 7;

/** The seven days that one is in: today and those after it, or the weeks before and after these. */
export function weekAround(day: string, today: string): readonly string[] {
  const away = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  const from = dayAfter(today, Math.floor(away / WEEK) * WEEK);
  return Array.from({ length: WEEK }, (_, index) => dayAfter(from, index));
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
