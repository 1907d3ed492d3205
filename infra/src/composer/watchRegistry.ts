import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog, type Log } from '../log/createLog.ts';
import { type Registry, readRegistry } from '../registry/registryFile.ts';
import { isCopy } from '../store/origin.ts';
import { refresh } from '../store/refresh.ts';

/** How often a running server looks for a flip, in milliseconds; a flip shows within a second. */
const POLL_MS = 300;
/** The same for a copy of a shared store, which is asked for each look. */
const SHARED_POLL_MS = 1_000;
/** Between two looks that somebody asks for, in milliseconds. */
const LOOK_PAUSE_MS = 100;

/**
 * Calls `onChange` for every newer revision. A registry that cannot be read, is forged or older than the
 * current one is reported and ignored: the site goes on with the last good one.
 *
 * @returns `look` for who knows that something has changed, and cannot wait: it resolves when all that was written before the
 *   call is taken over or reported; `stop` ends the watch
 */
export function watchRegistry(
  dataDir: string,
  revision: number,
  onChange: (registry: Registry) => Promise<void>,
  log: Log = createLog(),
): { look: () => Promise<void>; stop: () => void } {
  const file = join(dataDir, 'registry.json');
  const pollMs = isCopy(dataDir) ? SHARED_POLL_MS : POLL_MS;
  let newest = revision;
  let seen = 0;
  let stopped = false;

  let looking = Promise.resolve();
  let next: Promise<void> | undefined;
  let begun = Number.NEGATIVE_INFINITY;
  let complaint = '';

  /** One look after the other: none that began before the call is taken for the answer. Who asks meanwhile shares the next. */
  function look(): Promise<void> {
    next ??= looking
      .then(pause)
      .then(() => {
        next = undefined;
        begun = performance.now();
        return takeOver();
      })
      .then(() => {
        complaint = '';
      })
      .catch(complain);
    looking = next;
    return next;
  }

  async function pause() {
    const rest = begun + LOOK_PAUSE_MS - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }

  /** Once for each reason, not at every look. */
  function complain(error: Error) {
    if (error.message !== complaint) log.problem('The registry is left as it was', error);
    complaint = error.message;
  }

  async function takeOver() {
    await refresh(dataDir);
    const { mtimeMs } = await stat(file);
    if (mtimeMs === seen) return;
    seen = mtimeMs;
    const registry = await readRegistry(dataDir);
    if (registry.revision <= newest) return;
    await onChange(registry).catch((error) => {
      // The registry is good: what could not be taken over now is tried again, without waiting for another flip.
      seen = 0;
      throw error;
    });
    newest = registry.revision;
  }

  async function poll() {
    await look();
    if (!stopped) timer = setTimeout(poll, pollMs);
  }

  let timer = setTimeout(poll, pollMs);
  return {
    look,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
