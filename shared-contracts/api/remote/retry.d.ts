/**
 * Asks, and asks again after each of some pauses while what came of it is worth another attempt.
 *
 * @param ask gives what was thrown as a result too, where that counts
 * @param isWorthIt whether the next attempt may end otherwise
 * @param pausesMs before the second attempt, the third and so on, in milliseconds: there is one attempt more than pauses
 * @returns what came of the last attempt
 */
export declare function retry<Result>(ask: () => Promise<Result>, isWorthIt: (result: Result) => boolean, pausesMs: readonly number[]): Promise<Result>;
