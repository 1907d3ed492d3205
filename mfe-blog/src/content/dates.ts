import { firstOfMonth } from '@agence/shared-contracts/format/firstOfMonth';

const short = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A publication day in fr-CA format (BLG-004). @param day ISO date without time */
export function shortDate(day: string): string {
  return firstOfMonth(short.format(new Date(day)));
}

/** A publication day in long form (BLG-014). @param day ISO date without time */
export function longDate(day: string): string {
  return firstOfMonth(long.format(new Date(day)));
}

/** The day on which any of some articles changed last, as an ISO date; empty without any article. */
export function lastChange(
  articles: readonly { readonly publishedAt: string; readonly updatedAt?: string | undefined }[],
) {
  const [latest = ''] = articles
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .sort()
    .reverse();
  return latest;
}
