/** Words and area of the map on local pages; each page names the place that stands out. */
export const localMap = {
  show: 'Afficher la carte',
  notice: 'La carte vient d’OpenStreetMap, qui recevra votre adresse IP. Votre choix est retenu sur cet appareil.',
  west: -71.32,
  south: 46.76,
  east: -71.13,
  north: 46.87,
} as const;

/** Where the office is, in degrees. */
export const office = { latitude: 46.8079, longitude: -71.2183 } as const;
