import { randomUUID } from 'node:crypto';
import { RegistryError } from '../registry/RegistryError.ts';
import { type ObjectStore, StoreConflict, StoreReadOnly } from './ObjectStore.ts';

/**
 * Tries whether a store keeps conditions: some services answer that all is well, and overwrite. Who may only read it cannot try,
 * nor overwrite anything.
 *
 * @throws RegistryError `store_unconditional`
 */
export async function assertConditional(store: ObjectStore): Promise<void> {
  const path = `probe/${randomUUID()}`;
  const put = (text: string, replaces: string | null) => store.put(path, Buffer.from(text), replaces);

  /** A write that must be refused, and change nothing. */
  async function isRefused(replaces: string | null, present: string) {
    const refused = await put('overwritten', replaces).then(
      () => false,
      (error) => {
        if (error instanceof StoreConflict) return true;
        throw error;
      },
    );
    const now = await store.read(path);
    if (refused && Buffer.from(now?.bytes ?? []).toString() === present) return;
    throw new RegistryError(
      'store_unconditional',
      `${store.address} does not keep conditional writes (If-None-Match, If-Match): machines would overwrite each other's releases. Use a service that does.`,
    );
  }

  try {
    const first = await put('first', null);
    await isRefused(null, 'first');
    const second = await put('second', first);
    await isRefused(first, 'second');
    await store.delete(path);
    await isRefused(second, '');
  } catch (error) {
    if (!(error instanceof StoreReadOnly)) throw error;
  } finally {
    await store.delete(path).catch(() => {});
  }
}
