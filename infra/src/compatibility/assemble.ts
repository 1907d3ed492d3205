import { cp } from 'node:fs/promises';
import type { Release } from '@agence/shared-contracts/remote/release';
import { activate } from '../registry/activate.ts';
import { publish } from '../registry/publish.ts';
import { readRegistry, writeRegistry } from '../registry/registryFile.ts';
import { manifestHash, releaseFolder } from '../registry/releaseStore.ts';
import { rootKeyOf } from '../registry/rootKey.ts';
import { signRelease } from '../registry/signature.ts';
import { readRelease } from '../registry/validateRelease.ts';

export interface Assembled {
  /** What the gate said to the team, if it refused. */
  readonly refusal?: string;
  /** What is active now, by name. */
  readonly releases: Readonly<Record<string, Release>>;
}

/**
 * Makes releases the active ones of a store: through the gate, or past it where it refuses their contracts, as in a store
 * that comes from elsewhere. So what visitors then get can be seen in either case.
 *
 * @param folders of the releases
 */
export async function assemble(dataDir: string, folders: readonly string[]): Promise<Assembled> {
  const refusal = await enterGate(dataDir, folders);
  if (refusal !== undefined) await passGate(dataDir, folders);
  const { remotes } = await readRegistry(dataDir);
  const active = Object.entries(remotes).map(async ([name, { active }]) => {
    return [name, await readRelease(releaseFolder(dataDir, name, active))] as const;
  });
  return { ...(refusal === undefined ? {} : { refusal }), releases: Object.fromEntries(await Promise.all(active)) };
}

async function enterGate(dataDir: string, folders: readonly string[]): Promise<string | undefined> {
  try {
    const versions: Record<string, string> = {};
    for (const folder of folders) {
      const { name, version } = await publish(dataDir, folder, { compressed: false });
      versions[name] = version;
    }
    await activate(dataDir, { versions, by: 'assemble' });
    return undefined;
  } catch (error) {
    if ((error as { code?: string }).code !== 'contract_unsupported') throw error;
    return (error as Error).message;
  }
}

async function passGate(dataDir: string, folders: readonly string[]): Promise<void> {
  const { revision, audit, remotes } = await readRegistry(dataDir);
  const key = (await rootKeyOf(dataDir)) ?? '';
  const changed = { ...remotes };
  for (const folder of folders) {
    const { name, version } = await readRelease(folder);
    const target = releaseFolder(dataDir, name, version);
    await cp(folder, target, { recursive: true });
    await signRelease(target, key);
    const published = { manifest: await manifestHash(target), publishedAt: new Date().toISOString() };
    changed[name] = { active: version, history: [], versions: { [version]: published } };
  }
  await writeRegistry(dataDir, { revision: revision + 1, audit, remotes: changed });
}
