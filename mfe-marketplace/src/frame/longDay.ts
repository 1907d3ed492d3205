/** A day as people in Québec see it: `1 mai 2026`. @param time ISO 8601 */
export function longDay(time: string): string {
  // Made here and not once for all: `Intl` keeps a phone busy for 50 ms, and pages get their days from the server.
  return new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' }).format(new Date(time));
}
