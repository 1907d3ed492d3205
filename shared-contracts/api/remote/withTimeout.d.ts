/** A step of a remote did not end within its time limit. */
export declare class TimeoutError extends Error {
    readonly name = "TimeoutError";
}
/**
 * `import()` of a hung file never settles, so every step that waits for the network runs under this limit.
 *
 * @param limitMs milliseconds
 * @throws TimeoutError when the limit passes first
 */
export declare function withTimeout<T>(work: Promise<T>, limitMs: number, what: string): Promise<T>;
