import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altitudeProfile } from './altitudeProfile.ts';
import { lineOf } from './profileLines.ts';

const FRAME = { width: 660, height: 280 };
const course = { seed: 'a1', level: 'intermediaire', minutes: [12, 18, 30] } as const;

test('the same course gives the same mountain, another one another', () => {
  expect(altitudeProfile(course, FRAME).ridge).toBe(altitudeProfile(course, FRAME).ridge);
  expect(altitudeProfile({ ...course, seed: 'b2' }, FRAME).ridge).not.toBe(altitudeProfile(course, FRAME).ridge);
});

test('there is a camp where it begins and at the end of each module, as far apart as their minutes', () => {
  const { camps, summit, at } = altitudeProfile(course, { ...FRAME, from: 60, to: 540 });
  expect(camps.map(({ x }) => x)).toEqual([60, 156, 300, 540]);
  expect(camps.at(-1)).toEqual(summit);
  expect(at(12)).toEqual(camps[1]);
  expect([at(-5), at(1000)]).toEqual([camps[0], summit]);
});

test('the harder the course, the higher its summit', () => {
  const [easy, middle, hard] = (['debutant', 'intermediaire', 'avance'] as const).map(
    (level) => altitudeProfile({ ...course, level }, FRAME).summit.y,
  );
  expect(easy).toBeGreaterThan(middle as number);
  expect(middle).toBeGreaterThan(hard as number);
});

test('what is behind somebody grows with the minutes and ends with the whole route', () => {
  const { climbed, route } = altitudeProfile(course, FRAME);
  expect(climbed(0)).toBe('');
  expect(climbed(12).length).toBeLessThan(climbed(30).length);
  expect(climbed(60)).toBe(route);
});

test('a course without modules or minutes is one climb', () => {
  for (const minutes of [[], [0, 0]]) expect(altitudeProfile({ ...course, minutes }, FRAME).camps).toHaveLength(2);
});

test('whatever the course, the drawing stays below the flag’s room and nothing on the way stands above the summit', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('debutant', 'intermediaire', 'avance'), (seed, level) => {
      const { summit, at, shade, behind, engraved } = altitudeProfile({ seed, level, minutes: [100] }, FRAME);
      for (let minute = 0; minute <= 100; minute += 1) {
        expect(at(minute).y).toBeGreaterThanOrEqual(summit.y);
        expect(at(minute).y).toBeLessThanOrEqual(FRAME.height);
      }
      expect(summit.y).toBeGreaterThan(40);
      expect([shade(), ...behind()].join('')).not.toContain('NaN');
      expect(engraved(4)).toHaveLength(4);
    }),
    // Stood a tenth of a unit above its summit, just before it.
    { examples: [['x X', 'debutant']] },
  );
});

test('a line keeps every tenth of a unit in few characters', () => {
  expect(lineOf([])).toBe('');
  expect(
    lineOf([
      { x: 0.04, y: 10.06 },
      { x: 10.5, y: 9.8 },
      { x: 11, y: 20.3 },
    ]),
  ).toBe('M0 10.1l10.5-.3 .5 10.5');
});
