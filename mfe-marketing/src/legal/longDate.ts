import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';
/** `21 novembre 2026` @param day ISO date without a time */
export function longDate(day: string): string {
  return firstOfMonth(new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)));
}
