import { BAD_ADDRESSES } from './addresses.ts';
import type { BadRelease } from './Draft.ts';
import { BAD_PAGES } from './pages.ts';
import { BAD_PAGES_TO_FIND } from './search.ts';
import { BAD_SERVERS } from './server.ts';
import { BAD_SHAPES } from './shape.ts';
import { BAD_SIGNATURES } from './signatures.ts';

/** Releases of a team with `/evenements` that no visitor may get. */
export const BAD_RELEASES: readonly BadRelease[] = [
  ...BAD_SHAPES,
  ...BAD_ADDRESSES,
  ...BAD_SERVERS,
  ...BAD_PAGES,
  ...BAD_PAGES_TO_FIND,
  ...BAD_SIGNATURES,
];
