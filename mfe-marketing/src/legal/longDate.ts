/** `21 novembre 2026` @param day ISO date without a time */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
