import type { ClaimName } from './claims.ts';

interface FigureLink {
  readonly to: string;
  readonly label: string;
}

/** Where one can see what a figure counts, by its claim. */
export const figureLinks: ReadonlyMap<string | undefined, FigureLink> = new Map<ClaimName, FigureLink>([
  ['contentReaders', { to: '/blog', label: 'Lire le blog' }],
]);
