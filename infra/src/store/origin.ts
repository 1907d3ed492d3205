import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { replaceFile } from '../registry/signedFile.ts';
import { type ObjectStore, StoreConflict } from './ObjectStore.ts';
import { isShared, openStore } from './openStore.ts';

/** Stands in a folder that is this machine's copy of a shared store. */
const ORIGIN_FILE = 'origin.json';

/** The files of a store that change, oldest dependency first: the first says who signs the second. */
export const CHANGING = ['root.json', 'registry.json'] as const;
type Changing = (typeof CHANGING)[number];

/** What a copy was made of. */
export interface Origin {
  readonly store: ObjectStore;
  /** Versions of the changing files that stand in the copy. */
  readonly versions: Partial<Record<Changing, string>>;
  /** Whether everything is there that they name. */
  readonly isComplete: boolean;
}

/**
 * The folder in which a release store is worked with: the store itself, or for a shared one a copy on this machine, which any
 * number of processes use and which may be removed at any time.
 *
 * @param address a folder, `s3://<bucket>/<prefix>` or `file:///<folder>`
 * @throws UsageError for an address or variables that name no store
 */
export function folderOfStore(address: string, env: NodeJS.ProcessEnv = process.env): string {
  if (!isShared(address)) return resolve(address);
  openStore(address, env);
  // What systemd gives a service; a person has a folder of their own, which nobody else writes.
  const caches = env.CACHE_DIRECTORY ?? join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'agence');
  const id = createHash('sha256').update(`${address} ${env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? ''}`);
  const folder = join(caches, `store-${id.digest('hex').slice(0, 12)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isCopy(folder)) writeFileSync(join(folder, ORIGIN_FILE), textOf(address, { versions: {}, isComplete: false }));
  return folder;
}

/** Whether a folder is a copy of a shared store. */
export function isCopy(dataDir: string): boolean {
  return existsSync(join(dataDir, ORIGIN_FILE));
}

/** What a folder is a copy of; undefined where it is the store itself. */
export async function originOf(dataDir: string): Promise<Origin | undefined> {
  const text = await readFile(join(dataDir, ORIGIN_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { address, ...state } = JSON.parse(text) as { address: string } & State;
  return { store: openStore(address), ...state };
}

type State = Pick<Origin, 'versions' | 'isComplete'>;

/** Notes of which versions a copy is. */
export async function noteState(dataDir: string, { address }: ObjectStore, state: State): Promise<void> {
  await replaceFile(join(dataDir, ORIGIN_FILE), textOf(address, state));
}

const textOf = (address: string, state: State) => `${JSON.stringify({ address, ...state })}\n`;

/**
 * Replaces a changing file, in the shared store first: there only what this copy was made of.
 *
 * @throws StoreConflict where another machine was first
 */
export async function replaceChanging(dataDir: string, file: Changing, text: string): Promise<void> {
  const origin = await originOf(dataDir);
  if (origin) {
    const { store, versions, isComplete } = origin;
    const version = await putOrFind(store, file, Buffer.from(text), versions[file] ?? null);
    await replaceFile(join(dataDir, file), text);
    await noteState(dataDir, store, { versions: { ...versions, [file]: version }, isComplete });
  } else await replaceFile(join(dataDir, file), text);
}

/** A request that was done and whose answer was lost is repeated, and refused for what it did itself. */
async function putOrFind(store: ObjectStore, path: string, bytes: Buffer, replaces: string | null): Promise<string> {
  try {
    return await store.put(path, bytes, replaces);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    const present = await store.read(path);
    if (present && bytes.equals(present.bytes)) return present.version;
    throw error;
  }
}

/** Puts what never changes; what stands there already is the same. */
export async function putOnce(store: ObjectStore, path: string, bytes: Uint8Array): Promise<void> {
  await store.put(path, bytes, null).catch((error) => {
    if (!(error instanceof StoreConflict)) throw error;
  });
}
