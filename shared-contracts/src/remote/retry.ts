/**
 * Asks, and asks again after each of some pauses while what came of it is worth another attempt.
 *
 * @param ask gives what was thrown as a result too, where that counts
 * @param isWorthIt whether the next attempt may end otherwise
 * @param pausesMs before the second attempt, the third and so on, in milliseconds: there is one attempt more than pauses
 * @returns what came of the last attempt
 */
export async function retry<Result>(
  ask: () => Promise<Result>,
  isWorthIt: (result: Result) => boolean,
  pausesMs: readonly number[],
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    const result = await ask();
    if (!isWorthIt(result)) return result;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return ask();
}
