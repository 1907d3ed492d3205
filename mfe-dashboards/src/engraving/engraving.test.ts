import { expect, test } from 'vitest';
import { guilloche, rosette, ticks, waveOf } from './engraving.ts';

const circle = { x: 40, y: 40, radius: 30 };

test('the same number gives the same engraving, another one another', () => {
  const tile = (text: string) => guilloche(text, { width: waveOf(text), height: 26 });
  expect([rosette('A1', circle), tile('A1')]).toEqual([rosette('A1', circle), tile('A1')]);
  expect(rosette('A1', circle)).not.toBe(rosette('B2', circle));
  expect(tile('A1')).not.toBe(tile('B2'));
});

test('a wave ends where the next one begins', () => {
  const width = waveOf('A1');
  for (const line of guilloche('A1', { width, height: 26 }).split('M').slice(1)) {
    const points = line.split('L').map((point) => point.split(' ').map(Number));
    expect(points.at(-1)?.[0]).toBe(width);
    expect(points.at(-1)?.[1]).toBeCloseTo(points[0]?.[1] as number, 1);
  }
});

test('nothing leaves its circle', () => {
  for (const path of [rosette('A1', circle), ticks(circle, 24, 3, 6)]) {
    expect(path).not.toContain('NaN');
    for (const point of path.split(/[ML]/).filter(Boolean)) {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      expect(Math.hypot(x - 40, y - 40)).toBeLessThanOrEqual(30.2);
    }
  }
});
