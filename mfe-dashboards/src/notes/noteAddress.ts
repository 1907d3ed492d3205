import type { NOTES } from '../viewer/Notes.tsx';

/** Where the notes stand on the page of a module, whose code is not loaded for its name. */
const THERE: typeof NOTES = 'vos-notes';

/** Where the notes on a module are written. @param course its slug */
export const noteAddress = (course: string, module: string): string =>
  `/formation-viewer/${course}?module=${module}#${THERE}`;
