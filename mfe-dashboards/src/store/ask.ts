import { BackendRefusal, dataOf, isFinal } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import { retry } from '@agence/shared-contracts/remote/retry';
import type { Notebook } from '../progress/notebook.ts';
import type { MemberError } from './memberApi.ts';

/** Before each extra attempt (marketplace §9 "Query cache"), in milliseconds; writes are never repeated by themselves. */
export const PAUSES_MS = [250, 500] as const;

/** What the store hands to every endpoint. */
export interface Extra {
  readonly database: () => Promise<Database>;
  /** Hands on notes that were read from the server. */
  readonly learn: Notebook['learn'];
}

type Answer = Parameters<typeof dataOf>[0];
/** What the database has for a question, as its generated types say. */
type DataOf<Given extends Answer> = ReturnType<typeof dataOf<Given>>;
type Ask<Given extends Answer, Argument> = (database: Database, argument: Argument) => PromiseLike<Given>;
type Outcome<Result> = { data: Result } | { error: MemberError };

/**
 * Reads over the shell's Supabase client; row security decides whose rows come back.
 *
 * @param parse checks what the types leave open, such as JSON
 */
export function read<Given extends Answer, Argument = void, Result = DataOf<Given>>(
  ask: Ask<Given, Argument>,
  parse: (data: DataOf<Given>) => Result,
) {
  return async (argument: Argument, { extra }: { extra: unknown }): Promise<Outcome<Result>> => {
    const askNow = () => askOnce(ask, parse, argument, extra as Extra);
    return strip(await retry(askNow, (outcome) => 'error' in outcome && !outcome.final, PAUSES_MS));
  };
}

/** Writes once. @param parse reads the answer; `() => null` where there is none */
export function write<Given extends Answer, Argument, Result>(
  ask: Ask<Given, Argument>,
  parse: (data: DataOf<Given>) => Result,
) {
  return async (argument: Argument, { extra }: { extra: unknown }): Promise<Outcome<Result>> =>
    strip(await askOnce(ask, parse, argument, extra as Extra));
}

type Attempt<Result> = { data: Result } | { error: MemberError; final: boolean };

async function askOnce<Given extends Answer, Argument, Result>(
  ask: Ask<Given, Argument>,
  parse: (data: DataOf<Given>) => Result,
  argument: Argument,
  { database }: Extra,
): Promise<Attempt<Result>> {
  try {
    return { data: parse(dataOf(await ask(await database(), argument))) };
  } catch (error) {
    if (!(error instanceof BackendRefusal)) return { error: { message: String(error) }, final: false };
    const { message, code } = error;
    return { error: code ? { message, code } : { message }, final: isFinal(error) };
  }
}

const strip = <Result>(attempt: Attempt<Result>): Outcome<Result> =>
  'error' in attempt ? { error: attempt.error } : attempt;
