import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0min'],
  [45, '45min'],
  [59.4, '59min'],
  [59.6, '1h 0min'],
  [60, '1h 0min'],
  [124, '2h 4min'],
  [1500, '25h 0min'],
])('shows %d minutes as %s (CON-002, MPL-031, AMB-46)', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
