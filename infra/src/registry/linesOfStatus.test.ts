import { expect, test } from 'vitest';
import { linesOfHistory, linesOfStatus } from './linesOfStatus.ts';

const AT = '2026-11-22T14:02:33.000Z';

test('what nobody owns, shows or has the folder of is said so', () => {
  const gone = { state: 'withdrawn', contract: null, routes: [], bytes: 0, by: 'Maude', at: AT, why: '' } as const;
  const whole = {
    ...gone,
    state: 'published',
    contract: '^1.0.0',
    routes: ['/a'],
    bytes: 1025,
    why: 'for later',
  } as const;
  const versions = [
    { version: '1.0.1', ...whole },
    { version: '1.0.0', ...gone },
  ];
  expect(
    linesOfStatus({ revision: 3, expires: AT, remotes: [{ name: 'mfe-blog', team: null, locked: null, versions }] }),
  ).toEqual([
    'revision 3, signed until 2026-11-22 14:02Z',
    '',
    'mfe-blog, of no team',
    '  published  1.0.1              contract ^1.0.0    1 routes      2 kB  Maude, 2026-11-22 14:02Z: for later',
    '  withdrawn  1.0.0              its folder is gone  Maude, 2026-11-22 14:02Z',
  ]);
});

test('a history tells of locks by the remote alone, and of nothing before or after as none', () => {
  const entry = { at: AT, by: 'Maude', previous: '' };
  const change = (from: string | null, to: string | null) => [{ remote: 'mfe-blog', from, to }];
  expect(
    linesOfHistory([
      { ...entry, revision: 12, why: 'launch', action: 'lock', changes: change('1', '1') },
      { ...entry, revision: 3, why: '', action: 'promote', changes: change('1', null) },
      { ...entry, revision: 2, why: '', action: 'promote', changes: change(null, '1') },
    ]),
  ).toEqual([
    '  12  2026-11-22 14:02Z  Maude locked mfe-blog: launch',
    '   3  2026-11-22 14:02Z  Maude promoted mfe-blog 1 → none',
    '   2  2026-11-22 14:02Z  Maude promoted mfe-blog none → 1',
  ]);
});
