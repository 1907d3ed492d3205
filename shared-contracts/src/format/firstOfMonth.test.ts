import { expect, test } from 'vitest';
import { firstOfMonth } from './firstOfMonth.ts';

test.each(['short', 'medium', 'long', 'full'] as const)(
  'writes the first of each month as Québec does: %s',
  (dateStyle) => {
    const format = new Intl.DateTimeFormat('fr-CA', { dateStyle, timeStyle: 'short', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const [first, eleventh] = [1, 11].map((day) => format.format(Date.UTC(2026, month, day, 1)));
      expect(firstOfMonth(first ?? '')).toBe(
        dateStyle === 'short' ? first : first?.replace(/(?<!\d)1(?= \p{L}{2})/u, '1er'),
      );
      expect(firstOfMonth(eleventh ?? '')).toBe(eleventh);
    }
  },
);
