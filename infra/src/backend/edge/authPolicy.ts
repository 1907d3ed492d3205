import * as v from 'valibot';
import { errorResponse, retryLater } from './errors.ts';
import { passwordWeakness, weakPasswordResponse } from './passwordPolicy.ts';
import { RateLimit } from './RateLimit.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** Guesses that are evaluated per client and account (AUT-05). */
const MAX_FAILURES = 10;
/** Requests per client that make an account or send a mail, each of which costs more than it looks. */
const MAX_COSTLY = 60;

/** RFC 5321, 4.5.3.1.3; the column for addresses ends soon after. */
const MAX_EMAIL_LENGTH = 254;

const Credentials = v.looseObject({
  email: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  phone: v.optional(v.string()),
  type: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  token_hash: v.optional(v.string()),
});

/** What an auth request is, as far as limits are concerned. */
type Kind = 'guess' | 'costly' | 'other';

/** The rules of the auth API that `@supabase/lite` lacks: limited guessing, and passwords worth having. */
export class AuthPolicy {
  readonly #minLength: number;
  readonly #failures: RateLimit;
  readonly #costly: RateLimit;

  constructor(minPasswordLength: number, now?: () => number) {
    this.#minLength = minPasswordLength;
    this.#failures = new RateLimit(MAX_FAILURES, FIVE_MINUTES_MS, now);
    this.#costly = new RateLimit(MAX_COSTLY, FIVE_MINUTES_MS, now);
  }

  /**
   * Applies the rules to one request.
   *
   * @param path below `/auth/v1/`
   * @param body text of the request, "" when it has none
   * @param pass answers the request once it is allowed, given the body to pass on
   */
  async apply(
    request: Request,
    path: string,
    body: string,
    client: string,
    pass: (body: string) => Promise<Response>,
  ): Promise<Response> {
    const credentials = parseCredentials(body);
    if (!credentials) return errorResponse(400, 'bad_json', 'The body is not a JSON object.');
    const setsPassword = path === 'signup' || (path === 'user' && request.method === 'PUT');
    if (setsPassword && credentials.password !== undefined) {
      const reason = passwordWeakness(credentials.password, this.#minLength);
      if (reason) return weakPasswordResponse(reason, this.#minLength);
    }

    if (credentials.email.length > MAX_EMAIL_LENGTH) {
      return errorResponse(400, 'validation_failed', 'Unable to validate email address: invalid format');
    }
    if (credentials.phone) {
      return errorResponse(422, 'phone_provider_disabled', 'Phone numbers do not sign in on this installation.');
    }
    // A code from a mail has one type on hosted Supabase and another in lite.
    const passed =
      path === 'verify' && credentials.type === 'email' ? JSON.stringify({ ...credentials, type: 'magiclink' }) : body;

    const kind = kindOf(request, path);
    if (kind === 'other') return pass(passed);
    if (kind === 'costly') return this.#limited(this.#costly.take(client)) ?? pass(passed);

    const key = `${client} ${credentials.email.trim().toLowerCase()}`;
    const refused = this.#limited(this.#failures.take(key));
    if (refused) return refused;
    const response = await pass(passed);
    // Only wrong guesses count.
    if (response.ok) this.#failures.giveBack(key);
    return response;
  }

  #limited(seconds: number): Response | undefined {
    if (seconds === 0) return undefined;
    return retryLater(429, 'over_request_rate_limit', 'Too many attempts, please try again later.', seconds);
  }
}

function kindOf(request: Request, path: string): Kind {
  if (request.method === 'GET') return path === 'verify' ? 'guess' : 'other';
  if (path === 'verify') return 'guess';
  if (path === 'token') return new URL(request.url).searchParams.get('grant_type') === 'password' ? 'guess' : 'other';
  return ['signup', 'otp', 'magiclink', 'recover', 'resend'].includes(path) ? 'costly' : 'other';
}

function parseCredentials(body: string): v.InferOutput<typeof Credentials> | undefined {
  if (body === '') return { email: '' };
  try {
    const { success, output } = v.safeParse(Credentials, JSON.parse(body));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
