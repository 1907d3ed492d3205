import { office } from '../content/local/map.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Where one asks for the way to the office, with the office as its end. */
export const officeMap = `https://www.openstreetmap.org/directions?route=%3B${office.latitude}%2C${office.longitude}`;

/** Address of OpenStreetMap's embedded map of an area, with the office marked. @param bounds in degrees */
export function mapUrl({ west, south, east, north }: Bounds): string {
  const query = new URLSearchParams({
    bbox: [west, south, east, north].join(','),
    layer: 'mapnik',
    marker: `${office.latitude},${office.longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
