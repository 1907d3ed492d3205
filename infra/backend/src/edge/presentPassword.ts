import { isPasswordOf } from '../accountSessions.ts';
import type { Sql } from '../sql.ts';
import { errorResponse, retryLater } from './errors.ts';
import { RateLimit } from './RateLimit.ts';

const WINDOW_MS = 10 * 60 * 1000;
const MAX_WRONG = 10;

/**
 * The refusal of an act that a device which was left open, or a stolen session, is not enough for; undefined where the
 * present password was given.
 */
export type PresentPassword = (person: string, given: unknown) => Promise<Response | undefined>;

/** Asks for the present password, as it may be guessed wrong ten times in ten minutes. */
export function createPresentPassword(sql: Sql): PresentPassword {
  const wrong = new RateLimit(MAX_WRONG, WINDOW_MS);
  return async (person, given) => {
    if (typeof given !== 'string' || given === '') {
      return errorResponse(400, 'current_password_required', 'The present password is required.');
    }
    const seconds = wrong.take(person);
    if (seconds > 0)
      return retryLater(429, 'over_request_rate_limit', 'Too many attempts, please try again later.', seconds);
    if (!(await isPasswordOf(sql, person, given))) {
      return errorResponse(400, 'current_password_invalid', 'The present password is not right.');
    }
    wrong.giveBack(person);
    return undefined;
  };
}
