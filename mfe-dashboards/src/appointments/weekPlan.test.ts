import { expect, test } from 'vitest';
import type { Appointment } from './appointmentsApi.ts';
import { weekPlan } from './weekPlan.ts';

const appointment = (starts_at: string, ends_at: string): Appointment => ({
  ...{ id: starts_at, kind: 'paid', starts_at, ends_at, title: 'Révision', is_proposed: false, state: 'booked' },
  ...{ host: 'Camille', host_id: 'h', request: null, booking: 'b', visitor: 'Zoé', email: null, phone: null },
  ...{ company: null, is_undelivered: false },
});

test('a day has the hours of its weekday, what of an absence lies in it and what takes place, in Québec', () => {
  const { plan, first, last } = weekPlan({
    days: ['2026-11-30', '2026-12-01'],
    hours: [
      { weekday: 1, starts_at: '09:00', ends_at: '12:00' },
      { weekday: 2, starts_at: '13:00', ends_at: '17:30' },
    ],
    absences: [
      { id: 'a', host_id: null, starts_at: '2026-11-30T15:00:00Z', ends_at: '2026-12-01T05:00:00Z', reason: '' },
    ],
    appointments: [appointment('2026-12-01T13:30:00Z', '2026-12-01T14:30:00Z')],
  });
  expect(plan.map(({ open, absent }) => ({ open, absent }))).toEqual([
    { open: [{ from: 540, to: 720 }], absent: [{ from: 600, to: 1440 }] },
    { open: [{ from: 780, to: 1050 }], absent: [] },
  ]);
  expect(plan[1]?.appointments).toMatchObject([{ from: 510, to: 570 }]);
  expect([first, last]).toEqual([8, 18]);
});

test('a week of which nothing is known shows the hours of an office', () => {
  const { first, last } = weekPlan({ days: ['2026-11-30'], hours: [], absences: [], appointments: [] });
  expect([first, last]).toEqual([9, 17]);
});
