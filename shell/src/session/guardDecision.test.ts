import { expect, test } from 'vitest';
import { guardDecision } from './guardDecision.ts';

const user = { id: 'u', email: 'u@exemple.test' };
const known = { user: null, initialized: true, loading: false, failed: false };

test.each([
  ['public', { ...known, initialized: false }, 'show'],
  ['member', { ...known, initialized: false, loading: true }, 'wait'],
  ['member', { ...known, user, loading: true }, 'wait'],
  ['member', { ...known, user }, 'show'],
  ['member', known, 'sign-in'],
  ['member', { ...known, failed: true }, 'failed'],
  ['guest', known, 'show'],
  ['guest', { ...known, user }, 'dashboard'],
  ['guest', { ...known, failed: true }, 'show'],
] as const)('%s page with %o: %s (SHL-022, SHL-025, SHL-030)', (access, auth, decision) => {
  expect(guardDecision(access, auth)).toBe(decision);
});
