import { assertConditional } from './assertConditional.ts';
import { originOf } from './origin.ts';
import { mendCopy } from './refresh.ts';

/**
 * What every process does first that works with a release store: a shared one must keep its conditions, and the copy is made whole.
 *
 * @throws RegistryError `store_unconditional`, or as `pull` does
 */
export async function joinStore(dataDir: string): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin) return;
  await assertConditional(origin.store);
  await mendCopy(dataDir);
}
