import { expect, test } from 'vitest';
import { hoursLine } from './hoursLine.ts';

const from9 = (weekday: number, ends_at: string) => ({ weekday, starts_at: '09:00', ends_at });

test('says the hours of a week, days of the same hours together', () => {
  const week = [1, 2, 3, 4, 5].map((day) => from9(day, '17:00'));
  expect(hoursLine(week).replace(/\s/g, ' ')).toBe('lun.–ven., 9 h à 17 h');
  const others = [...week.slice(0, 4), from9(6, '12:00'), { weekday: 6, starts_at: '13:00', ends_at: '15:30' }];
  expect(hoursLine(others).replace(/\s/g, ' ')).toBe('lun.–jeu., 9 h à 17 h ; sam., 9 h à 12 h, 13 h à 15 h 30');
  expect(hoursLine([])).toBe('');
});
