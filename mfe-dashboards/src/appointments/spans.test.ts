import { parseHours, typedHours } from '@agence/shared-contracts/forms/typedHours';
import { expect, test } from 'vitest';
import { endsOf, nextSpan, spansOf, spokenTime, startsOf, typedSpans } from './spans.ts';

test('spans are chosen as they are typed, whatever they are (AMB-65)', () => {
  const typed = '9:00-12:00, 13:05-24:00';
  expect(spansOf(typed)).toEqual([
    { from: 540, to: 720 },
    { from: 785, to: 1440 },
  ]);
  expect(typedSpans(spansOf(typed))).toBe(typed);
  expect(typedHours(1, parseHours(1, typed) ?? [])).toBe(typed);
  expect(spansOf('')).toEqual([]);
});

test('a span more begins an hour after the last, while the day has room', () => {
  expect(typedSpans([nextSpan([])].flatMap((span) => span ?? []))).toBe('9:00-12:00');
  expect(nextSpan(spansOf('13:00-17:00, 9:00-12:00'))).toEqual({ from: 1080, to: 1320 });
  expect(nextSpan(spansOf('9:00-22:45'))).toEqual({ from: 1425, to: 1440 });
  expect(nextSpan(spansOf('9:00-23:00'))).toBeUndefined();
});

test('an end is later than its beginning, and a time between two quarters stays one to choose', () => {
  const [span] = spansOf('23:05-23:50');
  if (!span) throw new Error('No span');
  expect(endsOf(span)).toEqual([1400, 1410, 1425, 1430, 1440].filter((time) => time >= 1400 && time !== 1400));
  expect(startsOf(span)).toContain(1385);
  expect([spokenTime(540), spokenTime(785)]).toEqual(['9\u00a0h', '13\u00a0h\u00a005']);
});
