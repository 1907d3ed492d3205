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
export declare class BackendRefusal extends Error {
    /** A key of `BACKEND_ERRORS`, or a code of PostgreSQL or PostgREST; empty when nothing answered. */
    readonly code: string;
    readonly status: number;
    constructor({ message, code }: Failure, status?: number);
}
/**
 * The data of an answer.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 * @example const rows = dataOf(await database.from('products').select('id,name'));
 */
export declare function dataOf<Given extends Answer>(answer: Given): Extract<Given, {
    readonly error: null;
}>['data'];
/** Whether asking again would be answered with the same no. @param error what was thrown, by whatever release */
export declare function isFinal(error: unknown): boolean;
export {};
