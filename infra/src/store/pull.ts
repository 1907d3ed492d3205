import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RegistryError } from '../registry/RegistryError.ts';
import { type Registry, verifiedRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { assertNotOlder } from '../registry/seen.ts';
import { replaceFile } from '../registry/signedFile.ts';
import { verifiedRoot } from '../registry/teams.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { noteState, originOf } from './origin.ts';
import { download } from './versionArchive.ts';

/** Versions that are brought at once. */
const AT_ONCE = 4;

/**
 * Makes a copy what its shared store is: first all versions that it lists, what visitors get before the rest, then the files that
 * name them. What is forged or older than this machine has seen is not taken over. Only while no other process changes the copy.
 *
 * @throws RegistryError `store_missing`, or as `readRegistry` does
 */
export async function pull(dataDir: string): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin) return;
  const { store } = origin;
  // In this order: whoever changes both begins with the root, so that it is not older than the registry that must fit it.
  const registryFile = await store.read('registry.json');
  const rootFile = await store.read('root.json');
  if (!rootFile) throw new RegistryError('store_missing', `${store.address} is no release store: it has no root.json.`);
  const rootText = textOf(rootFile.bytes);
  const registryText = registryFile && textOf(registryFile.bytes);
  const root = verifiedRoot(rootText, `${store.address}/root.json`);
  const registry = verifiedRegistry(registryText, root, `${store.address}/registry.json`);
  await assertNotOlder(dataDir, { revision: registry.revision, root: root.version, rootKey: root.rootKey });
  const isComplete = await bringVersions(dataDir, store, registry);
  await replaceFile(join(dataDir, 'root.json'), rootText);
  if (registryText !== undefined) await replaceFile(join(dataDir, 'registry.json'), registryText);
  const versions = {
    'root.json': rootFile.version,
    ...(registryFile ? { 'registry.json': registryFile.version } : {}),
  };
  await noteState(dataDir, store, { versions, isComplete });
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** @returns whether all are there; what cannot be had is told, and looked for again by the next look */
async function bringVersions(dataDir: string, store: ObjectStore, { remotes }: Registry): Promise<boolean> {
  const missing = Object.entries(remotes).flatMap(([name, { active, history, versions }]) =>
    Object.entries(versions)
      .filter(([version, { withdrawn }]) => !withdrawn && !existsSync(releaseFolder(dataDir, name, version)))
      .map(([version, { manifest }]) => ({ name, version, manifest, rank: [active, ...history].indexOf(version) })),
  );
  // Not found is -1, the active one 0.
  const order = (rank: number) => (rank < 0 ? Number.POSITIVE_INFINITY : rank);
  const queue = missing.sort((a, b) => order(a.rank) - order(b.rank) || a.name.localeCompare(b.name));
  let isComplete = true;
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await download(dataDir, store, next).catch((error: Error) => {
        isComplete = false;
        console.error(`A release is not here: ${error.message}`);
      });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return isComplete;
}
