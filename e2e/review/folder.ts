import { join } from 'node:path';
import { ROOT } from '../support/site.ts';

/** Where the pictures and their page go. */
export const REVIEW = join(ROOT, '.cache/review');

/** What every screen is photographed in, in this order. */
export const VIEWS = [390, 820, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme, name: `${width}-${scheme}` })),
);
