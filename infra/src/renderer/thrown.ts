/** What was thrown, as one process tells it to another. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly isFault: boolean;
}

/** What the language itself throws at code that is wrong. Not SyntaxError: so ends the reading of what somebody has answered. */
const OF_THE_LANGUAGE = ['TypeError', 'ReferenceError', 'RangeError'];
/** What a server half says of an error is believed to be a name, and no more of its stack is read. */
const NAME = /^[A-Za-z]{1,60}$/;
const MAX_STACK = 10_000;

/** What has been judged where it was thrown, where one knew more than its kind. */
const judged = new WeakMap<Error, boolean>();

/** Whether code is wrong, and not something out of reach that it needs. Of a network that fails `fetch` gives the cause. */
export function isFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return judged.get(error) ?? (OF_THE_LANGUAGE.includes(error.name) && error.cause === undefined);
}

/** Refusals of a backend that pass, as `isFinal` of the contract has them, which no file of a renderer may import. */
const PASSING = [401, 408, 425, 429];
/** What ends a wait, and the reading of what somebody else has answered. */
const OF_A_WAIT = ['AbortError', 'TimeoutError', 'SyntaxError'];

/**
 * Does what may need something out of reach. Only what says so is an outage: a wait that ended, a connection that failed, of which `fetch`
 * gives the cause, and a backend that does not answer, is busy or knows no session. Whatever else it throws is a fault.
 */
export async function outageOrFault<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) judged.set(error, !isOutage(error));
    throw error;
  }
}

function isOutage(error: Error): boolean {
  const { status } = error as { readonly status?: unknown };
  if (typeof status === 'number') return status < 400 || status >= 500 || PASSING.includes(status);
  return OF_A_WAIT.includes(error.name) || error.cause !== undefined;
}

/** Does what reads nothing and waits for nobody: whatever it throws is a fault. */
export function faultless<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error) judged.set(error, true);
    throw error;
  }
}

export function toThrown(error: unknown): Thrown {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, isFault: isFault(error) };
}

/** What a server half has thrown, which may be whatever it likes. */
export function fromThrown({ name, message, stack, isFault }: Thrown): Error {
  const error = new Error(String(message));
  if (NAME.test(name)) error.name = name;
  error.stack = String(stack).slice(0, MAX_STACK);
  judged.set(error, isFault === true);
  return error;
}
