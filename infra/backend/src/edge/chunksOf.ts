import { BodyRefused } from './BodyRefused.ts';

/**
 * The chunks of a request's body. Stopping early leaves the connection alone: to cancel the stream, as a loop over it does,
 * would cut its sender off, who is still owed an answer.
 *
 * @param signal ends the reading, also while nothing comes
 * @throws the signal's reason, or BodyRefused when the sender goes away before the end
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  const stop = () => reader.releaseLock();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read().catch(() => {
        throw signal.aborted ? signal.reason : new BodyRefused('body_incomplete');
      });
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}
