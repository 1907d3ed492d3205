/** A step of a remote did not end within its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * `import()` of a hung file never settles, so every step that waits for the network runs under this limit.
 *
 * @param limitMs milliseconds
 * @throws TimeoutError when the limit passes first
 */
export async function withTimeout<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
