/** A place by longitude and latitude, in degrees. */
type Place = readonly [east: number, north: number];

export const WIDTH = 700;
export const HEIGHT = 525;

/** What the drawing shows: Québec and both shores, from Cap-Rouge to Beauport, and where the bridges land. */
const VIEW = { west: -71.37, east: -71.0747, south: 46.7219, north: 46.875 };

const x = (east: number) => Math.round(((east - VIEW.west) / (VIEW.east - VIEW.west)) * WIDTH);
const y = (north: number) => Math.round(((VIEW.north - north) / (VIEW.north - VIEW.south)) * HEIGHT);

const northShore: readonly Place[] = [
  [-71.5, 46.726],
  [-71.43, 46.738],
  [-71.38, 46.744],
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
  [-71.05, 46.945],
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
  [-71.39, 46.716],
  [-71.5, 46.694],
];
/** Its tip, somewhat larger than it is, with room for its name; the rest of it is beyond the edge, where its outline begins. */
const island: readonly Place[] = [
  [-71.06, 46.905],
  [-71.085, 46.89],
  [-71.108, 46.877],
  [-71.137, 46.862],
  [-71.15, 46.853],
  [-71.135, 46.846],
  [-71.108, 46.847],
  [-71.085, 46.851],
  [-71.06, 46.86],
];
/** What flows into it: Saint-Charles from the west, Chaudière from the south. */
const saintCharles: readonly Place[] = [
  [-71.4, 46.868],
  [-71.355, 46.858],
  [-71.33, 46.84],
  [-71.295, 46.834],
  [-71.265, 46.822],
  [-71.24, 46.824],
  [-71.222, 46.818],
  [-71.204, 46.823],
];
const chaudiere: readonly Place[] = [
  [-71.284, 46.66],
  [-71.281, 46.7],
  [-71.29, 46.715],
  [-71.28, 46.728],
  [-71.282, 46.737],
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
export const streams = `${curve(saintCharles, 'M')}${curve(chaudiere, 'M')}`;

/** The two bridges, side by side, and the ferry. */
export const bridges = `M${x(-71.289)} ${y(46.747)}L${x(-71.284)} ${y(46.736)}M${x(-71.294)} ${y(46.746)}L${x(-71.289)} ${y(46.735)}`;
export const ferry = `M${x(-71.2)} ${y(46.812)}L${x(-71.184)} ${y(46.809)}`;

/** Places that the map names; a name stands left of its point where the river is on the right. Sectors are named where theirs is meant, and what is beyond the edge there is not. */
export const places = [
  { name: 'Québec', at: [-71.2199, 46.8085], isLeft: true },
  { name: 'Lévis', at: [-71.168, 46.795], isLeft: false },
  { name: 'Beauport', at: [-71.19, 46.86], isLeft: true, notFor: 'Lévis' },
  { name: 'Charlesbourg', at: [-71.268, 46.85], isLeft: true, notFor: 'Lévis' },
  { name: 'Sainte-Foy', at: [-71.285, 46.777], isLeft: true },
  { name: 'Lauzon', at: [-71.153, 46.823], isLeft: false, of: 'Lévis' },
  { name: 'Vieux-Lévis', at: [-71.178, 46.809], isLeft: false, of: 'Lévis' },
  { name: 'Saint-Romuald', at: [-71.236, 46.752], isLeft: false, of: 'Lévis' },
  { name: 'Saint-Nicolas', at: [-71.385, 46.706], isLeft: false, of: 'Lévis' },
].map(({ at: [east = 0, north = 0], ...place }) => ({ ...place, x: x(east), y: y(north) }));

/** Names of what is no place, turned along what they name: around their middle, from a point, or up to an edge. What is beyond the edge of a map, or has no room there, is not named on it. */
export const names = [
  { lines: ['Saint-Laurent'], at: [-71.2425, 46.767], turn: -45, anchor: 'middle' as const },
  { lines: ['Traversier'], at: [-71.177, 46.8068], turn: 0, anchor: 'start' as const, notFor: 'Lévis' },
  { lines: ['Ponts'], at: [-71.302, 46.754], turn: 0, anchor: 'middle' as const },
  { lines: ['Île', 'd’Orléans'], at: [-71.0805, 46.8651], turn: 0, anchor: 'end' as const, notFor: 'Lévis' },
].map(({ at: [east = 0, north = 0], ...name }) => ({ ...name, x: x(east), y: y(north) }));

/** What is drawn around a place that reaches further than the rest: the whole of Lévis, from Saint-Nicolas to Lauzon. */
export const wideViews: Readonly<Record<string, string>> = {
  Lévis: `${x(-71.4)} ${y(46.855)} ${x(-71.087) - x(-71.4)} ${y(46.693) - y(46.855)}`,
};
