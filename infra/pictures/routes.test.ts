import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AGENCY_PICTURES } from './folder.ts';

const places = ['quebec', 'levis', 'beauport', 'charlesbourg'].flatMap((place) => [`${place}-day`, `${place}-night`]);

test.each(places)('the route of %s is one line from its camp to its flag, and never crosses itself', async (name) => {
  const drawing = await readFile(join(AGENCY_PICTURES, `route-${name}.svg`), 'utf8');
  const [, line = ''] = /<path d="([^"]+)"/.exec(drawing) ?? [];
  expect(line.match(/M/g)).toHaveLength(1);
  const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[QML]|$)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points.length).toBeGreaterThan(20);
  const crossed = points
    .slice(1)
    .flatMap((b, i) =>
      points.slice(1).flatMap((d, j) => (j > i + 1 && crosses(points[i] ?? b, b, points[j] ?? d, d) ? [[i, j]] : [])),
    );
  expect(crossed).toEqual([]);
});

type Point = readonly [x: number, y: number];

/** On which side of a line a point lies. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
