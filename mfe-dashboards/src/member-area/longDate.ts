/** A day in words, in Québec's time. */
export const longDate = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });

/** A moment in words, in Québec's time. */
export const longMoment = new Intl.DateTimeFormat('fr-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});
