import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import { expect, test } from 'vitest';
import { formats } from './reliefFormats.ts';

const LEVELS = ['debutant', 'intermediaire', 'avance'] as const;
/** Height of a card and of the line on its ground, in units of the drawing where it is 132 pixels high. */
const LINE = (26 / 132) * 285;

test('the summit of a gentle course stands above the middle of its card, harder ones higher, and routes begin above the line on the ground', () => {
  const { top, ...card } = formats.card;
  const whole = card.height + card.base;
  const profiles = LEVELS.map((level) =>
    altitudeProfile({ seed: 'a1', level, minutes: [10, 20] }, { ...card, top: top[level] }),
  );
  const shares = profiles.map(({ summit }) => Math.round((100 * (whole - summit.y)) / whole));
  expect(shares).toEqual([57, 65, 72]);
  for (const { camps } of profiles) expect(whole - (camps[0]?.y ?? whole)).toBeGreaterThan(LINE + 10);
});
