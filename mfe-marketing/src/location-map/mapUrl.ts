export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Latitude and longitude of the agency’s office. */
const OFFICE = [46.8085, -71.2199] as const;

/** Address of OpenStreetMap's embedded map of an area, with the office marked. @param bounds in degrees */
export function mapUrl({ west, south, east, north }: Bounds): string {
  const query = new URLSearchParams({
    bbox: [west, south, east, north].join(','),
    layer: 'mapnik',
    marker: OFFICE.join(','),
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
