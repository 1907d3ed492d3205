import { expect, test } from 'vitest';
import { type RibbonEvent, type RibbonLane, ribbonOf } from './ribbonOf.ts';

const event = (at: string, until?: string) => ({
  id: at,
  at,
  ...(until ? { until } : {}),
  title: at.slice(11, 16),
  detail: '',
  href: `#${at}`,
});
const many = (events: readonly RibbonEvent[]) => ({ title: `${events.length} ventes`, detail: '' });
const laneOf = (events: readonly RibbonEvent[], more: Partial<RibbonLane> = {}) =>
  ribbonOf([{ label: 'Ventes', events, many, href: '/ventes', ...more }], '2026-12-01').lanes[0]?.events ?? [];

test('stands more than two moments at once as one that leads to all, and hides none', () => {
  const minutes = [50, 0, 10, 20, 30, 40];
  const busy = minutes.map((minute) => event(`2026-12-01T15:${String(minute).padStart(2, '0')}:00Z`));
  const shown = laneOf([...busy, event('2026-12-01T20:00:00Z'), event('2026-12-01T20:10:00Z')]);
  expect(shown.map(({ title, line, href }) => [title, line, href])).toEqual([
    ['6 ventes', 0, '/ventes'],
    ['20:00', 0, '#2026-12-01T20:00:00Z'],
    ['20:10', 1, '#2026-12-01T20:10:00Z'],
  ]);
});

test('stands as one only those that begin together, where hours matter', () => {
  const nine = event('2026-12-01T14:00:00Z');
  const shown = laneOf([nine, { ...nine, id: 'other' }, event('2026-12-01T15:00:00Z'), event('2026-12-01T16:00:00Z')], {
    isOfHour: true,
  });
  expect(shown.map(({ title, from, line }) => [title, from, line])).toEqual([
    ['2 ventes', 12, 0],
    ['15:00', 24, 1],
    ['16:00', 36, 0],
  ]);
});

test('stands each that lasts in a line of its own, also those that begin together', () => {
  const nine = event('2026-12-01T14:00:00Z', '2026-12-01T14:30:00Z');
  const shown = laneOf([nine, { ...nine, id: 'other' }], { isOfHour: true });
  expect(shown.map(({ title, from, bar, line }) => [title, from, bar, line])).toEqual([
    ['14:00', 12, 6, 0],
    ['14:00', 12, 6, 1],
  ]);
});

const placed = (day: string, ...events: ReturnType<typeof event>[]) => {
  const { hours, lanes } = ribbonOf([{ label: 'Rendez-vous', events }], day);
  return {
    hours: [hours[0], hours.at(-1)],
    at: lanes[0]?.events.map(({ from, span, bar, line }) => [from, span, bar, line]),
  };
};

test('sets what happens at its hour in Québec, as long as it takes, its words from there on, and leaves other days out', () => {
  expect(
    placed(
      '2026-12-01',
      // 9 h to 11 h, then half an hour at 14 h 30.
      event('2026-12-01T14:00:00Z', '2026-12-01T16:00:00Z'),
      event('2026-12-01T19:30:00Z', '2026-12-01T20:00:00Z'),
      event('2026-12-02T14:00:00Z'),
    ),
  ).toEqual({
    hours: [8, 18],
    at: [
      [12, 66, 24, 0],
      [78, 42, 6, 0],
    ],
  });
});

test('sets what follows in its line, and what begins before the end of another in a second one', () => {
  const { at } = placed(
    '2026-12-01',
    event('2026-12-01T14:00:00Z', '2026-12-01T15:30:00Z'),
    event('2026-12-01T15:00:00Z', '2026-12-01T15:30:00Z'),
    event('2026-12-01T15:30:00Z', '2026-12-01T16:00:00Z'),
  );
  expect(at).toEqual([
    [12, 18, 18, 0],
    [24, 96, 6, 1],
    [30, 90, 6, 0],
  ]);
});

test('gives names room after their bars in a line of their own, until a day has too many', () => {
  const named = (hour: number, title: string) => ({
    ...event(`2026-12-01T${hour}:00:00Z`, `2026-12-01T${hour}:30:00Z`),
    title,
  });
  const long = 'Marie-Ève Tremblay-Archambault';
  expect(laneOf([named(14, long), named(16, long), named(20, 'Luc Roy')]).map(({ line }) => line)).toEqual([0, 1, 0]);
  const many = [13, 13, 13, 14, 14, 14, 15].map((hour, index) => ({ ...named(hour, long), id: String(index) }));
  expect(laneOf(many).map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 0]);
});

test('shows every day from eight to six, and longer where something lasts before or after, with room for its words', () => {
  expect(placed('2026-12-01').hours).toEqual([8, 18]);
  expect(placed('2026-12-01', event('2026-12-01T17:30:00Z')).hours).toEqual([8, 18]);
  expect(placed('2026-12-01', event('2026-12-01T11:15:00Z', '2026-12-01T12:00:00Z')).hours).toEqual([6, 18]);
  expect(placed('2026-12-01', event('2026-12-01T22:45:00Z', '2026-12-01T23:00:00Z')).hours).toEqual([8, 19]);
});

test('stands what happens before these hours or after them in a cell beside them, as one', () => {
  const night = [event('2026-12-01T05:20:00Z'), event('2026-12-01T05:25:00Z'), event('2026-12-02T02:00:00Z')];
  const noon = { label: 'Demandes', events: [event('2026-12-01T17:00:00Z')] };
  const ribbon = ribbonOf([{ label: 'Ventes', events: night, many }, noon], '2026-12-01');
  expect([ribbon.hours[0], ribbon.hours.at(-1), ribbon.before, ribbon.columns, ribbon.after]).toEqual([
    ...[8, 18, 24, 168, 24],
  ]);
  expect(ribbon.lanes[0]?.events.map(({ title, from, span, isAside }) => [title, from, span, isAside])).toEqual([
    ['2 ventes', 0, 24, true],
    ['02:00', 144, 24, true],
  ]);
  expect(ribbon.columnOf('2026-12-01T09:00:00Z')).toBe(12);
  // Hours in which nothing happens leave it more room.
  expect(ribbonOf([{ label: 'Ventes', events: night, many }], '2026-12-01')).toMatchObject({ before: 72, after: 72 });
  const empty = ribbonOf([], '2026-12-01');
  expect(empty).toMatchObject({ before: 0, after: 0, columns: 120 });
  // Now has no place where nothing else needs the cell.
  expect(['2026-12-01T09:00:00Z', '2026-12-02T02:00:00Z'].map(empty.columnOf)).toEqual([-1, 120]);
});

test('gives words of a moment room up to what comes next in their line', () => {
  expect(placed('2026-12-01', event('2026-12-01T14:00:00Z'), event('2026-12-01T17:00:00Z')).at).toEqual([
    [12, 36, 0, 0],
    [48, 72, 0, 0],
  ]);
});

test('sets words of the last hours before their moment, with room from the end of what comes before', () => {
  const [late] = laneOf([event('2026-12-01T22:30:00Z')]);
  expect([late?.from, late?.span, late?.isBefore]).toEqual([0, 114, true]);
});

test('sets words of what has just happened before their moment, where they have room, so that the line of now is not on them', () => {
  const at = (now: string, moment: string) => {
    const { lanes, present } = ribbonOf([{ label: 'Ventes', events: [event(moment)] }], '2026-12-01', now);
    const [placed] = lanes[0]?.events ?? [];
    return [present, placed?.from, placed?.span, placed?.isBefore];
  };
  expect(at('2026-12-01T18:10:00Z', '2026-12-01T18:00:00Z')).toEqual([62, 0, 60, true]);
  expect(at('2026-12-01T19:00:00Z', '2026-12-01T18:00:00Z')).toEqual([72, 60, 60, false]);
  expect(at('2026-12-01T13:20:00Z', '2026-12-01T13:10:00Z')).toEqual([4, 2, 118, false]);
});

test('sets words of what has just happened after the line of now where the hours before have no room, and none in the cell before them', () => {
  const night = event('2026-12-01T05:00:00Z');
  const long = { ...event('2026-12-01T13:20:00Z'), title: 'Ébénisterie Archambault, Tremblay et filles' };
  const { before, lanes } = ribbonOf(
    [{ label: 'Demandes', events: [night, long] }],
    '2026-12-01',
    '2026-12-01T13:31:00Z',
  );
  const [, placed] = lanes[0]?.events ?? [];
  expect([before, placed?.from, placed?.span, placed?.skip, placed?.isBefore]).toEqual([24, 28, 116, 2, false]);
});

test('stands what overlaps line by line in the order in which it begins, wherever its words stand', () => {
  const named = (at: string, until: string) => ({ ...event(at, until), title: 'Marie-Ève Tremblay-Archambault' });
  const day = [
    named('2026-12-01T18:00:00Z', '2026-12-01T19:30:00Z'),
    named('2026-12-01T18:30:00Z', '2026-12-01T19:00:00Z'),
    named('2026-12-01T20:00:00Z', '2026-12-01T20:30:00Z'),
  ];
  expect(laneOf(day).map(({ line, isBefore }) => [line, isBefore])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
});

test('sets words before the moment of what lasts beyond midnight, at that moment still', () => {
  const late = [
    event('2026-12-02T03:00:00Z', '2026-12-02T09:00:00Z'),
    event('2026-12-02T04:30:00Z', '2026-12-02T05:00:00Z'),
  ];
  const { hours, columns, lanes } = ribbonOf([{ label: 'Rendez-vous', events: late }], '2026-12-01');
  expect([hours.at(-1), columns]).toEqual([24, 192]);
  expect(lanes[0]?.events.map(({ from, span, bar, isBefore }) => [from, span, bar, isBefore])).toEqual([
    [168, 24, 24, false],
    [0, 192, 6, true],
  ]);
});
