import * as v from 'valibot';
import type { Secrets } from '../secrets.ts';
import type { Caller } from './clientAddress.ts';
import { knownDevice } from './deviceCookie.ts';
import { errorResponse, retryLater } from './errors.ts';
import { passwordWeakness, weakPasswordResponse } from './passwordPolicy.ts';
import { RateLimit } from './RateLimit.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;
const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Guesses that are evaluated per client and account, or per device that the account knows (AUT-05). */
const MAX_FAILURES = 10;
/** Guesses per account in an hour from all devices together that it does not know, wherever they are. */
const MAX_FAILURES_OF_STRANGERS = 100;
/** Links of mails that open nothing, in an hour from everywhere: a link names no account, and there are a million codes. */
const MAX_DEAD_LINKS = 300;
/** Requests per client that make an account or send a mail, each of which costs more than it looks. */
const MAX_COSTLY = 60;
/** Mails with codes and links to one recipient in an hour: per client, and whoever asks for them. */
const MAX_MAILS = { each: 5, inAll: 40 };
/** Accounts per client in an hour, where a class of forty shares an address; who sits at this machine evaluates the site. */
const MAX_SIGN_UPS = 60;

/** RFC 5321, 4.5.3.1.3; the column for addresses ends soon after. */
const MAX_EMAIL_LENGTH = 254;

/**
 * What mail programs read in a way of their own, besides the address: `a<b@exemple.test>`, `a:b@exemple.test;` and `b(a)@exemple.test` are
 * all b's mailbox, whose mails would not be counted together. The auth server takes them.
 */
const MORE_THAN_AN_ADDRESS = /["(),:;<>[\\\]]/;

/** As `@supabase/lite` makes codes. */
const CODE = /^\d{6}$/;

const Credentials = v.looseObject({
  email: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  phone: v.optional(v.string()),
  type: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  token: v.optional(v.string()),
  token_hash: v.optional(v.string()),
});

/** What an auth request is, as far as limits are concerned. */
type Kind = 'guess' | 'link' | 'costly' | 'other';

interface PolicyOptions {
  readonly minPasswordLength: number;
  readonly secrets: Pick<Secrets, 'jwtSecret'>;
  /** Whether the account with an address is closed. */
  readonly isBanned: (email: string) => Promise<boolean>;
  readonly now?: () => number;
}

/** The rules of the auth API that `@supabase/lite` lacks: limited guessing, and passwords worth having. */
export class AuthPolicy {
  readonly #minLength: number;
  readonly #secrets: Pick<Secrets, 'jwtSecret'>;
  readonly #isBanned: (email: string) => Promise<boolean>;
  readonly #failures: RateLimit;
  readonly #strangers: RateLimit;
  readonly #lateGuesses: RateLimit;
  readonly #deadLinks: RateLimit;
  readonly #costly: RateLimit;
  readonly #mailsOfClient: RateLimit;
  readonly #mails: RateLimit;
  readonly #signUps: RateLimit;

  constructor({ minPasswordLength, secrets, isBanned, now }: PolicyOptions) {
    this.#minLength = minPasswordLength;
    this.#secrets = secrets;
    this.#isBanned = isBanned;
    this.#failures = new RateLimit(MAX_FAILURES, FIVE_MINUTES_MS, now);
    this.#strangers = new RateLimit(MAX_FAILURES_OF_STRANGERS, HOUR_MS, now);
    this.#lateGuesses = new RateLimit(1, TEN_MINUTES_MS, now);
    this.#deadLinks = new RateLimit(MAX_DEAD_LINKS, HOUR_MS, now);
    this.#costly = new RateLimit(MAX_COSTLY, FIVE_MINUTES_MS, now);
    this.#mailsOfClient = new RateLimit(MAX_MAILS.each, HOUR_MS, now);
    this.#mails = new RateLimit(MAX_MAILS.inAll, HOUR_MS, now);
    this.#signUps = new RateLimit(MAX_SIGN_UPS, HOUR_MS, now);
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
    { client, isThisMachine }: Caller,
    pass: (body: string) => Promise<Response>,
  ): Promise<Response> {
    const credentials = parseCredentials(body);
    if (!credentials) return errorResponse(400, 'bad_json', 'The body is not a JSON object.');
    const setsPassword = path === 'signup' || (path === 'user' && request.method === 'PUT');
    if (setsPassword && credentials.password !== undefined) {
      const reason = passwordWeakness(credentials.password, this.#minLength);
      if (reason) return weakPasswordResponse(reason, this.#minLength);
    }

    if (credentials.email.length > MAX_EMAIL_LENGTH || MORE_THAN_AN_ADDRESS.test(credentials.email)) {
      return errorResponse(400, 'validation_failed', 'Unable to validate email address: invalid format');
    }
    if (credentials.phone) {
      return errorResponse(422, 'phone_provider_disabled', 'Phone numbers do not sign in on this installation.');
    }
    const kind = kindOf(request, path, credentials.email);
    if (path === 'verify' && kind === 'guess') {
      const fault = codeFault(credentials);
      if (fault) return fault;
    }
    // A code from a mail has one type on hosted Supabase and another in lite.
    const passed =
      path === 'verify' && credentials.type === 'email' ? JSON.stringify({ ...credentials, type: 'magiclink' }) : body;

    const email = credentials.email.trim().toLowerCase();
    if (kind === 'other') return pass(passed);
    if (kind === 'costly') {
      const seconds =
        this.#costly.take(client) ||
        (path === 'signup' && !isThisMachine ? this.#signUps.take(client) : 0) ||
        (email && !isThisMachine ? this.#mailsOfClient.take(`${client} ${email}`) : 0) ||
        (email ? this.#mails.take(email) : 0);
      return this.#limited(seconds) ?? pass(passed);
    }
    if (kind === 'link') return this.#openLink(client, () => pass(passed));
    return this.#guess(path, email, client, request.headers.get('cookie'), () => pass(passed));
  }

  /** Links count against the client and all clients together, when they open nothing. */
  async #openLink(client: string, pass: () => Promise<Response>) {
    const key = `link ${client}`;
    const refused = this.#limited(this.#failures.take(key));
    if (refused) return refused;
    const overall = this.#limited(this.#deadLinks.take(''));
    if (overall) {
      this.#failures.giveBack(key);
      return overall;
    }
    const response = await pass();
    if (opensAccount(response)) {
      this.#failures.giveBack(key);
      this.#deadLinks.giveBack('');
    }
    return response;
  }

  /**
   * Wrong guesses count against the device that makes them, where the account knows it, and else against its address and
   * the account: others can use that up, but never for who has signed in on a device before.
   */
  async #guess(path: string, email: string, client: string, cookies: string | null, pass: () => Promise<Response>) {
    const device = knownDevice(cookies, email, this.#secrets);
    // Codes and passwords apart: whose password is guessed by others still comes in by a code from their mailbox.
    const key = `${path} ${device ?? client} ${email}`;
    const refused = this.#limited(this.#failures.take(key));
    if (refused) return refused;
    const isStranger = device === undefined && email !== '';
    const counted = isStranger ? this.#takeOfStrangers(path, client, email) : [];
    if (counted instanceof Response) {
      this.#failures.giveBack(key);
      return counted;
    }
    // As hosted Supabase answers, before it looks at the password.
    if (await this.#isBanned(email)) return errorResponse(400, 'user_banned', 'User is banned');
    const response = await pass();
    // Only wrong guesses count.
    if (response.ok) {
      this.#failures.giveBack(key);
      for (const giveBack of counted) giveBack();
    }
    return response;
  }

  /**
   * Counts a guess against the account. Once strangers have used up its guesses, each client may still guess wrong once in ten
   * minutes: the owner on a new device must get in. A code only where one was asked for, or many addresses would walk all
   * codes together.
   *
   * @returns what takes back each count that was made, or the refusal
   */
  #takeOfStrangers(path: string, client: string, email: string): (() => void)[] | Response {
    const [account, guesser] = [`${path} ${email}`, `${path} ${client} ${email}`];
    const seconds = this.#strangers.take(account);
    const isFresh = this.#lateGuesses.take(guesser) === 0;
    const late = isFresh ? [() => this.#lateGuesses.giveBack(guesser)] : [];
    if (seconds === 0) return [() => this.#strangers.giveBack(account), ...late];
    const mayTry = isFresh && (path !== 'verify' || this.#mailsOfClient.has(`${client} ${email}`));
    if (mayTry) return late;
    for (const giveBack of late) giveBack();
    return this.#limited(seconds) as Response;
  }

  #limited(seconds: number): Response | undefined {
    if (seconds === 0) return undefined;
    return retryLater(429, 'over_request_rate_limit', 'Too many attempts, please try again later.', seconds);
  }
}

function kindOf(request: Request, path: string, email: string): Kind {
  if (request.method === 'GET') return path === 'verify' ? 'link' : 'other';
  if (path === 'verify') return 'guess';
  if (path === 'token') return new URL(request.url).searchParams.get('grant_type') === 'password' ? 'guess' : 'other';
  // Another address gets a mail as well, whoever's it is.
  if (path === 'user' && email !== '') return 'costly';
  return ['signup', 'otp', 'magiclink', 'recover', 'resend'].includes(path) ? 'costly' : 'other';
}

/**
 * What is wrong with a code that is sent. `@supabase/lite` looks for the hash of address and code, whoever's it is: a hash
 * alone, or a code that lends its first digits to the address, would be counted for no account.
 */
function codeFault({ email, token, token_hash }: v.InferOutput<typeof Credentials>): Response | undefined {
  if (token_hash !== undefined || email === '' || token === undefined) {
    return errorResponse(400, 'validation_failed', 'A code is verified with the address that it was sent to.');
  }
  return CODE.test(token) ? undefined : errorResponse(403, 'otp_expired', 'Token has expired or is invalid');
}

/** Whether a link of a mail was good: it leads on either way, and the last fragment says which it was. */
function opensAccount({ status, headers }: Response): boolean {
  const location = headers.get('location') ?? '';
  const said = new URLSearchParams(location.slice(location.lastIndexOf('#') + 1));
  return status === 303 && (said.has('access_token') || said.has('message')) && !said.has('error');
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
