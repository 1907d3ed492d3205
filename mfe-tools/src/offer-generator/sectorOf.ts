import type { Sector } from '../content/offerSectors.ts';

/**
 * The line of business that a free text names, by the beginnings of its words; accents and case do not count.
 *
 * @param sectors the last one stands for every other line of business
 */
export function sectorOf(secteur: string, sectors: readonly Sector[]): Sector {
  const text = secteur
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9-]+/g, ' ');
  const padded = ` ${text} `;
  const names = (word: string) =>
    word.split(' … ').reduce((from, part) => (from < 0 ? from : padded.indexOf(` ${part}`, from)), 0) >= 0;
  return sectors.find(({ words }) => words.some(names)) ?? (sectors.at(-1) as Sector);
}
