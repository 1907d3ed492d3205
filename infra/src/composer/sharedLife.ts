/** How long caches between the site and its visitors may repeat a page that is the same for everybody, in seconds. */
export interface SharedLife {
  /** Without asking. */
  readonly fresh: number;
  /** Longer, while one of them asks. */
  readonly asking: number;
  /** Longer, while no composer answers. */
  readonly away: number;
}

/** What releases and staff say: another version is everywhere after fifteen seconds. */
export const OF_RELEASE: SharedLife = { fresh: 5, asking: 10, away: 86_400 };
/** What the backend said: somebody may take it back, and with what the composer repeats itself (load.ts) a minute is all there is. */
export const OF_BACKEND: SharedLife = { fresh: 2, asking: 3, away: 600 };

/** The header of a page that caches share; browsers ask each time. */
export function sharedControl({ fresh, asking, away }: SharedLife): string {
  return `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${asking}, stale-if-error=${away}`;
}
