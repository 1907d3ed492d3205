/** What postgrest-js answers when the backend refuses or fails. */
interface Failure {
  readonly message: string;
  readonly code?: string;
}

interface Answer {
  readonly data: unknown;
  readonly error: Failure | null;
  /** HTTP status; 0 when no answer came. */
  readonly status?: number;
}

/** The backend said no, or could not answer. Keeps the code and status by which screens and retries decide. */
export class BackendRefusal extends Error {
  /** A key of `BACKEND_ERRORS`, or a code of PostgreSQL or PostgREST; empty when nothing answered. */
  readonly code: string;
  readonly status: number;

  constructor({ message, code = '' }: Failure, status = 0) {
    super(message);
    this.name = 'BackendRefusal';
    this.code = code;
    this.status = status;
  }
}

/**
 * The data of an answer.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 * @example const rows = dataOf(await database.from('products').select('id,name'));
 */
export function dataOf<Given extends Answer>(answer: Given): Extract<Given, { readonly error: null }>['data'] {
  if (answer.error) throw new BackendRefusal(answer.error, answer.status);
  return answer.data;
}

/** Refusals that pass: too slow, too early, too often, and a session that the shell is just renewing. */
const PASSING = [401, 408, 425, 429];

/** Whether asking again would be answered with the same no. @param error what was thrown, by whatever release */
export function isFinal(error: unknown): boolean {
  const status = (error as { readonly status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);
}
