const LONG = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** `21 novembre 2026` @param day ISO date without a time */
export function longDate(day: string): string {
  return LONG.format(new Date(day));
}
