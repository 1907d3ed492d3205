import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFromEnvironment, publicKeyOf } from './keys.ts';
import { readRoot } from './teams.ts';

export const rootKeyFileOf = (dataDir: string) => join(dataDir, 'keys/root.key');

/** The root key that stands beside a store: in production that is elsewhere. */
export async function rootKeyOf(dataDir: string): Promise<string | undefined> {
  const text = await readFile(rootKeyFileOf(dataDir), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** The root key of a store, if this machine has it: in the environment as a team has its own, or beside the store. */
export async function ownerKeyOf(dataDir: string): Promise<string | undefined> {
  const { rootKey } = await readRoot(dataDir);
  const keys = [await keyFromEnvironment(), await rootKeyOf(dataDir)];
  return keys.find((key) => key && publicKeyOf(key) === rootKey);
}
