import type { Point, Terrain } from './terrain.ts';

const OUTSIDE = Number.NEGATIVE_INFINITY;

/** How a terrain is drawn. */
export interface Survey {
  /** How many heights are drawn. */
  readonly levels: number;
  /** Distance between two points of a line, in units of the terrain; larger is smaller and rounder. */
  readonly step: number;
}

/**
 * Contour lines as SVG path data, one closed path per height from the foot to the summit (marching squares).
 * Lines are closed outside the terrain, so that each path can also be filled.
 */
export function contourLines({ width, height, at }: Terrain, { levels, step }: Survey): string[] {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = (index - column) / columns;
    const outside = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return outside ? OUTSIDE : at((column - 1) * step, (row - 1) * step);
  });
  return Array.from({ length: levels }, (_, level) => {
    const rings = ringsAt((level + 0.5) / levels, heights, columns, rows);
    return rings.map((ring) => curve(ring.map(({ x, y }) => ({ x: (x - 1) * step, y: (y - 1) * step })))).join('');
  });
}

/** Least distance between points of a line, in cells. */
const CROWDED = 0.6;

/** Sides of a grid cell: top, right, bottom, left. Which of them a line enters and leaves by, for the 16 cases. */
const CROSSINGS = ['', '30', '01', '31', '12', '3012', '02', '32', '23', '20', '0123', '21', '13', '10', '03', ''];

/** Closed lines at one height, in grid units. High ground is always on the same side, so each point has one next. */
function ringsAt(cut: number, heights: readonly number[], columns: number, rows: number): Point[][] {
  const next = new Map<number, number>();
  const isHigh = heights.map((height) => (height > cut ? 1 : 0));
  const high = (place: number) => isHigh[place] as number;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = row * columns + column;
      const kind = high(corner) + 2 * high(corner + 1) + 4 * high(corner + columns + 1) + 8 * high(corner + columns);
      // Most cells lie wholly on one side.
      if (kind === 0 || kind === 15) continue;
      // A crossing is named after the grid edge it lies on: twice its first corner, plus one if the edge goes down.
      const sides = [corner * 2, (corner + 1) * 2 + 1, (corner + columns) * 2, corner * 2 + 1];
      const path = CROSSINGS[kind] as string;
      for (let at = 0; at < path.length; at += 2) {
        next.set(sides[Number(path[at])] as number, sides[Number(path[at + 1])] as number);
      }
    }
  }
  const place = (edge: number): Point => {
    const from = edge >> 1;
    const low = heights[from] as number;
    const high = heights[from + (edge & 1 ? columns : 1)] as number;
    const share = low === OUTSIDE ? 0 : high === OUTSIDE ? 1 : (cut - low) / (high - low);
    const x = from % columns;
    const y = (from - x) / columns;
    return edge & 1 ? { x, y: y + share } : { x: x + share, y };
  };
  const rings: Point[][] = [];
  for (const [start] of next) {
    const ring: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      const point = place(edge);
      const last = ring.at(-1);
      // Points crowd where a line cuts the corner of a cell; leaving them out makes it smaller and smoother.
      if (!last || Math.abs(last.x - point.x) + Math.abs(last.y - point.y) > CROWDED) ring.push(point);
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (ring.length > 4) rings.push(ring);
  }
  return rings;
}

/**
 * A closed smooth curve. Only its first control point is written: `t` mirrors each control point at the end point
 * before it, and on even coordinates the mirrored ones are exactly the corners of the ring.
 */
function curve(ring: readonly Point[]): string {
  const even = (value: number) => Math.round(value / 2) * 2;
  const corners = ring.map(({ x, y }) => ({ x: even(x), y: even(y) }));
  const corner = (index: number) => corners[index % corners.length] as Point;
  const middle = (index: number): Point => ({
    x: (corner(index).x + corner(index + 1).x) / 2,
    y: (corner(index).y + corner(index + 1).y) / 2,
  });
  const start = middle(0);
  const numbers = (to: Point, from: Point) => `${to.x - from.x} ${to.y - from.y}`;
  let path = `M${start.x} ${start.y}q${numbers(corner(1), start)} ${numbers(middle(1), start)}t`;
  for (let index = 2; index <= corners.length; index += 1) {
    path += `${index > 2 ? ' ' : ''}${numbers(middle(index), middle(index - 1))}`;
  }
  return `${path.replaceAll(' -', '-')}z`;
}
