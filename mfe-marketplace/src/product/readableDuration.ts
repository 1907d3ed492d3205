import { formatDuration } from '@agence/shared-contracts/backend/duration';

/** Minutes as the rest of the site writes them (`110 min` is `1h 50min`); other wordings stay. */
export function readableDuration(duration: string): string {
  const minutes = /^(\d{1,6})\s*min(utes)?$/.exec(duration.trim())?.[1];
  return minutes ? formatDuration(Number(minutes)) : duration;
}
