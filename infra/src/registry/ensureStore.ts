import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import teamsOfRepository from '../../teams.json' with { type: 'json' };
import { alone } from './change.ts';
import { newKey, publicKeyOf } from './keys.ts';
import { registryKeyFileOf } from './registryFile.ts';
import { rootKeyFileOf } from './rootKey.ts';
import { replaceFile } from './signedFile.ts';
import { type Root, readRoot, rootFileOf, type Team } from './teams.ts';
import { writeRoot } from './writeRoot.ts';

/** What a team owns; its keys are made elsewhere. */
export type Claims = Omit<Team, 'keys' | 'retired'>;

/**
 * Makes a release store for evaluation where there is none: both keys, and the teams of this repository, for which the site's
 * own key speaks. Where there is one, its teams get what the repository says now; others stay as they are.
 */
export async function ensureStore(
  dataDir: string,
  claims: Record<string, Claims> = teamsOfRepository as Record<string, Claims>,
): Promise<void> {
  await alone(dataDir, async () => {
    const known = existsSync(rootFileOf(dataDir)) ? await readRoot(dataDir) : undefined;
    // Where the owner's key is elsewhere, so is what teams are decided with.
    if (known && !existsSync(rootKeyFileOf(dataDir))) return;
    if (!known) await removeUnowned(dataDir);
    const rootKey = await ownKey(rootKeyFileOf(dataDir));
    const registryKey = await ownKey(registryKeyFileOf(dataDir));
    const teams: Root['teams'] = { ...known?.teams };
    for (const [name, claim] of Object.entries(claims)) {
      teams[name] = { keys: [publicKeyOf(rootKey)], retired: [], ...teams[name], ...claim };
    }
    if (JSON.stringify(teams) === JSON.stringify(known?.teams)) return;
    const version = (known?.version ?? 0) + 1;
    const keys = { rootKey: publicKeyOf(rootKey), registryKey: known?.registryKey ?? publicKeyOf(registryKey) };
    await writeRoot(dataDir, { version, ...keys, teams }, rootKey);
  });
}

/** A store from before there were teams: nobody could say whose its releases are, and the build makes them anew. */
async function removeUnowned(dataDir: string): Promise<void> {
  for (const file of ['registry.json', 'registry.key', 'builds'])
    await rm(join(dataDir, file), { recursive: true, force: true });
}

async function ownKey(file: string): Promise<string> {
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await replaceFile(file, `${newKey().privateKey}\n`, 0o600);
    await chmod(file, 0o600);
  }
  return (await readFile(file, 'utf8')).trim();
}
