import { expect, test } from 'vitest';
import { ribbonOf } from './ribbonOf.ts';

const event = (at: string, until?: string) => ({
  id: at,
  at,
  ...(until ? { until } : {}),
  title: '',
  detail: '',
  href: '',
});
test('keeps a busy hour to two lines, from the first on, and counts the rest', () => {
  const minutes = [50, 0, 10, 20, 30, 40];
  const busy = minutes.map((minute) => event(`2026-12-01T15:${String(minute).padStart(2, '0')}:00Z`));
  const [lane] = ribbonOf([{ label: 'Ventes', events: [...busy, event('2026-12-01T20:00:00Z')] }], '2026-12-01').lanes;
  expect(lane?.events.map(({ line }) => line)).toEqual([0, 1, 0]);
  expect(lane?.more).toBe(4);
});

const placed = (day: string, ...events: ReturnType<typeof event>[]) => {
  const { hours, lanes } = ribbonOf([{ label: 'Rendez-vous', events }], day);
  return { hours: [hours[0], hours.at(-1)], at: lanes[0]?.events.map(({ from, span }) => [from, span]) };
};

test('sets what happens at its hour in Québec, as long as it takes, and leaves other days out', () => {
  expect(
    placed(
      '2026-12-01',
      // 9 h to 11 h, then half an hour at 14 h 30, with room for its words.
      event('2026-12-01T14:00:00Z', '2026-12-01T16:00:00Z'),
      event('2026-12-01T19:30:00Z', '2026-12-01T20:00:00Z'),
      event('2026-12-02T14:00:00Z'),
    ),
  ).toEqual({
    hours: [8, 18],
    at: [
      [12, 24],
      [78, 24],
    ],
  });
});

test('begins earlier and ends later where something happens then, with room for its words', () => {
  expect(placed('2026-12-01', event('2026-12-01T11:15:00Z'), event('2026-12-02T01:50:00Z'))).toEqual({
    hours: [6, 24],
    at: [
      [3, 131],
      [134, 44],
    ],
  });
});

test('gives words of a moment room up to what comes next in their line', () => {
  expect(placed('2026-12-01', event('2026-12-01T14:00:00Z'), event('2026-12-01T17:00:00Z')).at).toEqual([
    [12, 36],
    [48, 72],
  ]);
});

test('shows every day from eight to six, and longer where something happens before or after', () => {
  expect(placed('2026-12-01', event('2026-12-02T00:10:00Z')).hours).toEqual([8, 23]);
  expect(placed('2026-12-01', event('2026-12-01T17:30:00Z')).hours).toEqual([8, 18]);
  expect(placed('2026-12-01').hours).toEqual([8, 18]);
});

test('sets words of the last hours before their moment, with room from the end of what comes before', () => {
  const { lanes } = ribbonOf([{ label: 'Ventes', events: [event('2026-12-02T03:30:00Z')] }], '2026-12-01');
  expect(lanes[0]?.events.map(({ from, span, isBefore }) => [from, span, isBefore])).toEqual([[0, 174, true]]);
});

test('sets words before the moment of what happens too late for them, at that moment still', () => {
  const late = [
    event('2026-12-02T03:00:00Z', '2026-12-02T09:00:00Z'),
    event('2026-12-02T03:30:00Z', '2026-12-02T04:00:00Z'),
  ];
  const { hours, columns, lanes } = ribbonOf([{ label: 'Rendez-vous', events: late }], '2026-12-01');
  expect([hours.at(-1), columns]).toEqual([24, 192]);
  // Of a long day two hours are too narrow for words: they end where each begins.
  expect(lanes[0]?.events.map(({ from, span, isBefore }) => [from, span, isBefore])).toEqual([
    [129, 39, true],
    [135, 39, true],
  ]);
});
