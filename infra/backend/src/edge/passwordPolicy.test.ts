import { brandName } from '@agence/shared-contracts/brand';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../demoAccounts.ts';
import { passwordWeakness } from './passwordPolicy.ts';

test.each([
  ['court7', 'length'],
  ['é'.repeat(37), 'length'],
  [`${'Ab3-xyz!'.repeat(9)}a`, 'length'],
  ['12345678', 'pwned'],
  ['Password!', 'pwned'],
  ['Bonjour2026!', 'pwned'],
  [`${brandName}2026!`, 'pwned'],
  ['mot-de-passe', 'pwned'],
  ['aaaaaaaaaa', 'pwned'],
  ['Quebec_1234', 'pwned'],
])('refuses %s for its %s (AUT-07)', (password, reason) => {
  expect(passwordWeakness(password, 8)).toBe(reason);
});

test.each([
  'vélo rouge à Rimouski',
  'kT8#rw2p',
  'Ab3-xyz!'.repeat(8),
  ...DEMO_ACCOUNTS.map(({ password }) => password),
])('accepts %s', (password) => {
  expect(passwordWeakness(password, 8)).toBeUndefined();
});
