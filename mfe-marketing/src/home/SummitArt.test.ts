import { expect, test } from 'vitest';
import { landscape } from './homeData.ts';
import { CAMPS, ROUTE } from './SummitArt.tsx';

/** Where each of a path's curves ends, in absolute coordinates. The path is `M` and relative `c` and `s` commands. */
function ends(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 };
  return [...path.matchAll(/([Mcs])([^A-Za-z]*)/g)].flatMap(([, command = '', text = '']) => {
    const values = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = { M: 2, c: 6, s: 4 }[command] as number;
    return Array.from({ length: values.length / size }, (_, curve) => {
      const [x = 0, y = 0] = values.slice((curve + 1) * size - 2, (curve + 1) * size);
      at = command === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
      return at;
    });
  });
}

test('leads the route past every camp to the summit of the landscape', () => {
  expect(ends(ROUTE).at(-1)).toEqual(landscape.summit);
  expect(CAMPS.at(-1)).toEqual(landscape.summit);
  for (const camp of CAMPS) expect(ends(ROUTE)).toContainEqual(camp);
});
