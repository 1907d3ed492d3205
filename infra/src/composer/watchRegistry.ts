import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, readRegistry } from '../registry/registryFile.ts';

/** How often a running server looks for a flip, in milliseconds; a flip shows within a second. */
const POLL_MS = 300;

/**
 * Calls `onChange` for every newer revision. A registry that cannot be read, is forged or older than the
 * current one is reported and ignored: the site goes on with the last good one.
 *
 * @returns the function that ends the watch
 */
export function watchRegistry(
  dataDir: string,
  revision: number,
  onChange: (registry: Registry) => Promise<void>,
): () => void {
  const file = join(dataDir, 'registry.json');
  let newest = revision;
  let seen = 0;
  let stopped = false;

  async function look() {
    const { mtimeMs } = await stat(file);
    if (mtimeMs === seen) return;
    seen = mtimeMs;
    const registry = await readRegistry(dataDir);
    if (registry.revision <= newest) return;
    await onChange(registry);
    newest = registry.revision;
  }

  async function poll() {
    await look().catch((error) => console.error(`The registry is left as it was: ${error.message}`));
    if (!stopped) timer = setTimeout(poll, POLL_MS);
  }

  let timer = setTimeout(poll, POLL_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
