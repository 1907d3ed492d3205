/** A place by longitude and latitude, in degrees. */
type Place = readonly [east: number, north: number];

export const WIDTH = 640;
export const HEIGHT = 500;

/** What the drawing shows: Québec and both shores, from Cap-Rouge to Beauport, and where the bridges land. */
const VIEW = { west: -71.37, east: -71.1, south: 46.7292, north: 46.875 };

const x = (east: number) => Math.round(((east - VIEW.west) / (VIEW.east - VIEW.west)) * WIDTH);
const y = (north: number) => Math.round(((VIEW.north - north) / (VIEW.north - VIEW.south)) * HEIGHT);

const northShore: readonly Place[] = [
  [-71.4, 46.745],
  [-71.345, 46.745],
  [-71.31, 46.742],
  [-71.288, 46.748],
  [-71.255, 46.764],
  [-71.232, 46.785],
  [-71.21, 46.8],
  [-71.199, 46.812],
  [-71.207, 46.822],
  [-71.212, 46.832],
  [-71.195, 46.841],
  [-71.172, 46.857],
  [-71.15, 46.882],
  [-71.12, 46.9],
];
const southShore: readonly Place[] = [
  [-71.05, 46.848],
  [-71.1, 46.84],
  [-71.135, 46.832],
  [-71.165, 46.824],
  [-71.182, 46.811],
  [-71.198, 46.793],
  [-71.225, 46.768],
  [-71.255, 46.748],
  [-71.284, 46.736],
  [-71.34, 46.722],
  [-71.42, 46.71],
];
const island: readonly Place[] = [
  [-71.137, 46.856],
  [-71.11, 46.876],
  [-71.06, 46.9],
  [-71.06, 46.862],
  [-71.11, 46.85],
];

/** Smooth curve through places, by way of the middles between them. */
function curve(places: readonly Place[], start: 'M' | 'L'): string {
  const points = places.map(([east, north]) => [x(east), y(north)] as const);
  return points.reduce((path, [px, py], index) => {
    const next = points[index + 1];
    if (index === 0) return `${start}${px} ${py}`;
    if (!next) return `${path}L${px} ${py}`;
    return `${path}Q${px} ${py} ${(px + next[0]) / 2} ${(py + next[1]) / 2}`;
  }, '');
}

/** The Saint Lawrence between its shores, and the tip of Île d’Orléans, as SVG path data. */
export const river = `${curve(northShore, 'M')}${curve(southShore, 'L')}z`;
export const orleans = `${curve(island, 'M')}z`;

/** The two bridges, side by side, and the ferry. */
export const bridges = `M${x(-71.289)} ${y(46.747)}L${x(-71.284)} ${y(46.736)}M${x(-71.294)} ${y(46.746)}L${x(-71.289)} ${y(46.735)}`;
export const ferry = `M${x(-71.2)} ${y(46.812)}L${x(-71.184)} ${y(46.809)}`;

/** Places that the map names; a name stands left of its point where the river is on the right. */
export const places = [
  { name: 'Québec', at: [-71.2199, 46.8085], isLeft: true },
  { name: 'Lévis', at: [-71.168, 46.795], isLeft: false },
  { name: 'Beauport', at: [-71.19, 46.86], isLeft: true },
  { name: 'Charlesbourg', at: [-71.268, 46.85], isLeft: true },
  { name: 'Sainte-Foy', at: [-71.285, 46.777], isLeft: true },
].map(({ name, at: [east = 0, north = 0], isLeft }) => ({ name, isLeft, x: x(east), y: y(north) }));
