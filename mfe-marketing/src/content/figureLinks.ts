import type { ClaimName } from './claims.ts';

interface FigureLink {
  readonly to: string;
  readonly label: string;
}

/** Where one can see what a figure counts, by its claim. */
export const figureLinks: ReadonlyMap<string | undefined, FigureLink> = new Map<ClaimName, FigureLink>([
  ['contentReaders', { to: '/blog', label: 'Lire le blog' }],
]);

/** Where a figure comes from, said once below the title of those that it leads. */
export const figureLeads: ReadonlyMap<string | undefined, string> = new Map<ClaimName, string>([
  ['followed', 'Ce que nous installons chez vous, nous nous en servons chaque jour.'],
]);
