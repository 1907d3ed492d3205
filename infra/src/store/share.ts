import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from '../registry/change.ts';
import { historyOf, sharedPath } from '../registry/history.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { assertConditional } from './assertConditional.ts';
import { StoreConflict } from './ObjectStore.ts';
import { openStore } from './openStore.ts';
import { putOnce } from './origin.ts';
import { upload } from './versionArchive.ts';

/**
 * Makes an empty shared store what the store in a folder is; keys stay where they are. The folder goes on by itself: from then on
 * decisions are for the shared one.
 *
 * @returns how many versions it has
 * @throws RegistryError `store_taken` where there is a store; `store_unconditional`
 */
export async function share(dataDir: string, address: string): Promise<number> {
  const store = openStore(address);
  await assertConditional(store);
  return alone(dataDir, async () => {
    const taken = () => new RegistryError('store_taken', `${address} is a release store already.`);
    if (await store.versionOf('root.json')) throw taken();
    const { remotes, audit } = await readRegistry(dataDir, 'any');
    const versions = Object.entries(remotes).flatMap(([name, { versions }]) =>
      Object.entries(versions).flatMap(([version, { manifest, withdrawn }]) =>
        withdrawn ? [] : [{ name, version, manifest }],
      ),
    );
    for (const version of versions) await upload(dataDir, store, version);
    let hash = audit;
    for (const entry of await historyOf(dataDir, 'any')) {
      await putOnce(store, sharedPath(entry.revision, hash), Buffer.from(`${JSON.stringify(entry)}\n`));
      hash = entry.previous;
    }
    try {
      // What says that there is a store comes last.
      for (const file of ['registry.json', 'root.json'])
        await store.put(file, await readFile(join(dataDir, file)), null);
    } catch (error) {
      throw error instanceof StoreConflict ? taken() : error;
    }
    return versions.length;
  });
}
