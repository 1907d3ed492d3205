import { anySector, type Sector, sectors } from '../content/offerSectors.ts';

/** The line of business that a free text names, by the beginnings of its words; accents and case do not count. */
export function sectorOf(secteur: string): Sector {
  const text = secteur
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9-]+/g, ' ');
  const names = (word: string) => ` ${text} `.includes(` ${word}`);
  return sectors.find(({ words }) => words.some(names)) ?? anySector;
}
