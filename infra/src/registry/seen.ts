import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integer, number, pipe, safeParse, strictObject, string } from 'valibot';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';
import { replaceFile } from './signedFile.ts';

/** The newest of a store that this machine has taken over: nothing older is believed any more, whoever signed it. */
export interface Seen {
  readonly revision: number;
  /** Version of `root.json`. */
  readonly root: number;
  /** Public half of the root key. */
  readonly rootKey: string;
}

const count = pipe(number(), integer());
const seenSchema = strictObject({ revision: count, root: count, rootKey: string() });
const fileOf = (dataDir: string) => join(dataDir, 'seen.json');

/** @throws RegistryError `registry_invalid` when the file is there and no floor: nobody can tell then what is old */
async function readSeen(dataDir: string): Promise<Seen | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new RegistryError('registry_invalid', `${fileOf(dataDir)} is not readable: ${error.message}.`);
  });
  if (text === undefined) return undefined;
  try {
    const parsed = safeParse(seenSchema, parseJson(text));
    if (parsed.success) return parsed.output;
  } catch {
    // Refused below.
  }
  throw new RegistryError('registry_invalid', `${fileOf(dataDir)} is not readable.`);
}

/**
 * Refuses what is older than this machine has seen, and remembers what is newer.
 *
 * @throws RegistryError `registry_replayed`, `root_forged`
 */
export async function advance(dataDir: string, found: Seen): Promise<void> {
  const seen = await assertNotOlder(dataDir, found);
  if (seen?.revision === found.revision && seen.root === found.root) return;
  await replaceFile(fileOf(dataDir), `${JSON.stringify(found)}\n`).catch((error: NodeJS.ErrnoException) => {
    // A server that may only read the store still knows while it runs: watchRegistry never goes back.
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code ?? '')) throw error;
  });
}

/** @returns what this machine has seen @throws RegistryError `registry_replayed`, `root_forged` where something is older */
export async function assertNotOlder(dataDir: string, found: Seen): Promise<Seen | undefined> {
  const seen = await readSeen(dataDir);
  if (seen && found.rootKey !== seen.rootKey) {
    throw new RegistryError('root_forged', `${join(dataDir, 'root.json')} is signed by another key than before.`);
  }
  for (const [file, part] of [
    ['root.json', 'root'],
    ['registry.json', 'revision'],
  ] as const) {
    if (!seen || found[part] >= seen[part]) continue;
    const older = `${join(dataDir, file)} is older than ${part === 'root' ? 'version' : 'revision'} ${seen[part]}`;
    throw new RegistryError('registry_replayed', `${older}, which this machine has seen: it is at ${found[part]}.`);
  }
  return seen;
}
