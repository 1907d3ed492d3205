import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { authErrors as texts } from '../content/signIn.ts';
import { fieldErrorsOf } from './fieldErrors.ts';

test('lists the reasons of a weak password in French (SHL-044)', () => {
  expect(fieldErrorsOf(new AuthWeakPasswordError('weak', 422, ['length', 'characters']))).toEqual({
    password: [texts.weakPassword.length, texts.weakPassword.characters],
  });
  expect(fieldErrorsOf(new AuthWeakPasswordError('weak', 422, ['another' as 'length']))).toEqual({
    password: [texts.weak],
  });
});

test.each([
  ['`Auth session missing!`', new AuthSessionMissingError(), texts.sessionMissing],
  ['an invalid JWT', new AuthInvalidJwtError('invalid JWT'), texts.sessionRefused],
  ['a refused JWT', new AuthApiError('invalid JWT', 403, 'bad_jwt'), texts.sessionRefused],
  ['502', new AuthRetryableFetchError('bad gateway', 502), texts.unreachable],
  ['503', new AuthRetryableFetchError('unavailable', 503), texts.unreachable],
  ['504', new AuthRetryableFetchError('timeout', 504), texts.unreachable],
  ['no network', new TypeError('Failed to fetch'), texts.unreachable],
  ['too many attempts', new AuthApiError('slow', 429, 'over_request_rate_limit'), texts.tooMany],
  ['a wrong password', new AuthApiError('no', 400, 'invalid_credentials'), texts.byCode.invalid_credentials],
  ['a code that nobody knows', new AuthApiError('?', 400, 'unheard_of'), texts.refused],
])('says in French what %s means (SHL-042)', (_, error, text) => {
  expect(fieldErrorsOf(error)).toEqual({ form: [text] });
});
