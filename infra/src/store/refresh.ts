import { rm } from 'node:fs/promises';
import { alone, PATIENT_TURNS } from '../registry/change.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { sweep } from '../registry/sweep.ts';
import { isWhole } from '../registry/wholeRelease.ts';
import { CHANGING, noteState, type Origin, originOf } from './origin.ts';

/** Makes a copy what its shared store is now, and removes what that has no more; nothing where a folder is the store itself. */
export async function refresh(dataDir: string): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin || (await isCurrent(origin))) return;
  await alone(dataDir, async () => sweep(dataDir, await readRegistry(dataDir, 'any')), PATIENT_TURNS);
}

async function isCurrent({ store, versions, isComplete }: Origin): Promise<boolean> {
  if (!isComplete) return false;
  const now = await Promise.all(CHANGING.map(async (file) => (await store.versionOf(file)) === versions[file]));
  return now.every(Boolean);
}

/** As {@link refresh}; versions that visitors may get are brought again where something of them is missing or has changed. */
export async function mendCopy(dataDir: string): Promise<void> {
  const origin = await originOf(dataDir);
  if (!origin) return;
  await alone(
    dataDir,
    async () => {
      const { remotes } = await readRegistry(dataDir, 'any');
      for (const [name, { active, history, versions }] of Object.entries(remotes)) {
        for (const version of [active, ...history]) {
          const folder = releaseFolder(dataDir, name, version);
          const manifest = versions[version]?.manifest;
          if (manifest && !(await isWhole(folder, manifest))) await rm(folder, { recursive: true, force: true });
        }
      }
      const { store, versions } = (await originOf(dataDir)) ?? origin;
      await noteState(dataDir, store, { versions, isComplete: false });
    },
    PATIENT_TURNS,
  );
  await refresh(dataDir);
}
