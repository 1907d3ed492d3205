import { existsSync } from 'node:fs';
import { StoreConflict } from '../store/ObjectStore.ts';
import { alone } from './change.ts';
import { readRegistry, registryKeyFileOf, VALID_MS, writeRegistry } from './registryFile.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Signs the registry anew where that was done more than a day ago; an expired one too, as long as this machine has seen none
 * newer. It stays at its revision.
 *
 * @returns whether
 */
export function renew(dataDir: string): Promise<boolean> {
  return alone(dataDir, async (assertAlone) => {
    const registry = await readRegistry(dataDir, 'any');
    if (registry.revision === 0 || Date.parse(registry.expires) - Date.now() > VALID_MS - DAY_MS) return false;
    assertAlone();
    try {
      await writeRegistry(dataDir, registry);
      return true;
    } catch (error) {
      // Whoever has changed it has signed it.
      if (error instanceof StoreConflict) return false;
      throw error;
    }
  });
}

/** Renews it as long as this process runs, where it has the registry's key. @returns the function that ends it */
export function keepSigned(dataDir: string): () => void {
  if (!existsSync(registryKeyFileOf(dataDir))) return () => {};
  const timer = setInterval(() => {
    renew(dataDir).catch((error: Error) => console.error(`The registry is not signed anew: ${error.message}`));
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
