import { expect, test } from 'vitest';
import type { ConsoleDay } from './consoleApi.ts';
import { dayTitle } from './dayTitle.ts';

const day = (more: Partial<ConsoleDay> = {}): ConsoleDay => ({
  ...{ sales: null, requests: null, appointments: null, questions: 0, reports: 0, applications: 0, disputes: 0 },
  ...{ failures: null, failed: [], proposed: null },
  ...more,
});
const waiting = (count: number) => ({ today: 0, week: 0, waiting: count });

test('says in a sentence what waits, the two most pressing things of it (AMB-68)', () => {
  expect(dayTitle(day())).toBe('Rien n’attend personne');
  expect(dayTitle(day({ requests: waiting(1) }))).toBe('Une demande attend');
  expect(dayTitle(day({ requests: waiting(4), questions: 2 }))).toBe(
    'Quatre demandes attendent et deux remboursements sont à décider',
  );
  expect(dayTitle(day({ requests: waiting(1), reports: 2 }))).toBe('Une demande attend et deux avis sont à juger');
  expect(dayTitle(day({ requests: waiting(12) }))).toBe('12 demandes attendent');
  expect(dayTitle(day({ questions: null, disputes: 1 }))).toBe('Un paiement est contesté');
});
