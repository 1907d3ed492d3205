import { formatDuration } from '@agence/shared-contracts/backend/duration';

/** Minutes as the rest of the site writes them (`110 min` is `1h 50min`); other wordings stay. */
export function readableDuration(duration: string): string {
  const minutes = minutesOf(duration);
  return minutes ? formatDuration(minutes) : duration;
}

/** How many minutes a wording says, if it says nothing else. */
export function minutesOf(duration: string): number | undefined {
  const minutes = /^(\d{1,6})\s*min(utes)?$/.exec(duration.trim())?.[1];
  return minutes ? Number(minutes) : undefined;
}
