import { office } from '../content/local/map.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Address of OpenStreetMap's embedded map of an area, with the office marked. @param bounds in degrees */
export function mapUrl({ west, south, east, north }: Bounds): string {
  const query = new URLSearchParams({
    bbox: [west, south, east, north].join(','),
    layer: 'mapnik',
    marker: `${office.latitude},${office.longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
