import type { Database } from '@agence/shared-contracts/remote/page';
import type { MemberError } from './memberApi.ts';

/** Extra attempts after the first (marketplace §9 "Query cache"); writes are never repeated by themselves. */
export const QUERY_RETRIES = 2;
/** Pause before the first extra attempt, in milliseconds; doubled before the next. */
const RETRY_PAUSE_MS = 250;

/** What the store hands to every endpoint. */
export interface Extra {
  readonly database: () => Promise<Database>;
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status?: number;
}
type Ask<Argument> = (database: Database, argument: Argument) => PromiseLike<Answer>;
type Outcome<Result> = { data: Result } | { error: MemberError };

/** A question that the database itself has answered with no is not asked again. */
const isFinal = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;

/** Reads over the shell's Supabase client; row security decides whose rows come back. */
export function read<Result, Argument = void>(ask: Ask<Argument>, parse: (data: unknown) => Result) {
  return async (argument: Argument, { extra }: { extra: unknown }): Promise<Outcome<Result>> => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await askOnce(ask, parse, argument, extra as Extra);
      if (!('error' in outcome) || outcome.final || attempt === QUERY_RETRIES) return strip(outcome);
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * 2 ** attempt));
    }
  };
}

/** Writes once. @param parse reads the answer; `() => null` where there is none */
export function write<Result, Argument>(ask: Ask<Argument>, parse: (data: unknown) => Result) {
  return async (argument: Argument, { extra }: { extra: unknown }): Promise<Outcome<Result>> =>
    strip(await askOnce(ask, parse, argument, extra as Extra));
}

type Attempt<Result> = { data: Result } | { error: MemberError; final: boolean };

async function askOnce<Argument, Result>(
  ask: Ask<Argument>,
  parse: (data: unknown) => Result,
  argument: Argument,
  { database }: Extra,
): Promise<Attempt<Result>> {
  try {
    const { data, error, status } = await ask(await database(), argument);
    if (!error) return { data: parse(data) };
    const { message, code } = error;
    return { error: code ? { message, code } : { message }, final: isFinal(status) };
  } catch (error) {
    return { error: { message: String(error) }, final: false };
  }
}

const strip = <Result>(attempt: Attempt<Result>): Outcome<Result> =>
  'error' in attempt ? { error: attempt.error } : attempt;
