import { expect, test } from 'vitest';
import type { ConsoleDay } from './consoleApi.ts';
import { dayTitle } from './dayTitle.ts';

const day = (more: Partial<ConsoleDay> = {}): ConsoleDay => ({
  ...{ sales: null, requests: null, appointments: null, questions: 0, reports: 0, disputes: 0 },
  ...{ failures: null, failed: [] },
  ...more,
});

test('says in a sentence what waits, the two most pressing things of it (AMB-68)', () => {
  expect(dayTitle(day(), 0)).toBe('Rien n’attend personne');
  expect(dayTitle(day(), 1)).toBe('1\u00a0demande attend');
  expect(dayTitle(day({ questions: 2 }), 4)).toBe('4\u00a0demandes attendent et 2\u00a0remboursements sont à décider');
  expect(dayTitle(day({ reports: 2 }), 1)).toBe('1\u00a0demande attend et 2\u00a0avis sont à juger');
  expect(dayTitle(day({ questions: null, disputes: 1 }), undefined)).toBe('1\u00a0paiement est contesté');
});
