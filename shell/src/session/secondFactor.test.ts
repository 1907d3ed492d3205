import { expect, test } from 'vitest';
import { needsCode, usableFactors } from './secondFactor.ts';
import { aSession } from './testing/aSession.ts';
import { toSession } from './toSession.ts';

const verified = { id: 'f1', factor_type: 'totp', status: 'verified' } as const;
const begun = { id: 'f2', factor_type: 'totp', status: 'unverified' } as const;
const phone = { id: 'f3', factor_type: 'phone', status: 'verified' } as const;

test('counts only verified factors as usable (SHL-039)', () => {
  expect(usableFactors([verified, begun, phone])).toEqual([verified, phone]);
  expect(usableFactors(undefined)).toEqual([]);
});

test.each([
  ['a verified factor and the password alone', { factors: [verified], aal: 'aal1' }, true],
  ['a verified factor and its code', { factors: [verified], aal: 'aal2' }, false],
  ['a factor that was never finished', { factors: [begun], aal: 'aal1' }, false],
  ['a backend without second factors', {}, false],
])('asks for a code with %s: %o gives %s (AUT-09)', (_, traits, needed) => {
  expect(needsCode(aSession(traits))).toBe(needed);
});

test('does not let an unreadable token pass for a code', () => {
  expect(needsCode({ ...aSession({ factors: [verified] }), access_token: 'not a token' })).toBe(true);
});

test('shows remotes the session, its person, identities and factors, and nothing else (SHL-038, SHL-039, CON-030)', () => {
  const session = aSession({ factors: [verified, begun], aal: 'aal2' });
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  expect(toSession(session)).toEqual({
    ...{ access_token, refresh_token, expires_in, expires_at, token_type },
    user: {
      id: 'u1',
      email: 'marie@exemple.test',
      identities: [{ id: 'i1', provider: 'email' }],
      factors: [verified, begun],
    },
  });
});
