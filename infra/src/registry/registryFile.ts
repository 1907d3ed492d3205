import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from '@agence/shared-contracts/remote/release';
import {
  array,
  boolean,
  type InferOutput,
  integer,
  isoTimestamp,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { replaceChanging } from '../store/origin.ts';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';
import { advance } from './seen.ts';
import { bodyOf, isSignedBy, signedText } from './signedFile.ts';
import { type Root, readRoot } from './teams.ts';

/** How long a registry is good after it was signed, in milliseconds: who holds its key signs it anew every day. */
export const VALID_MS = 7 * 24 * 60 * 60 * 1000;

const hash = pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const registrySchema = strictObject({
  /** Grows with every change; a running server never goes back. */
  revision: pipe(number(), integer(), minValue(0)),
  /** When nobody takes it over any more. */
  expires: pipe(string(), isoTimestamp()),
  /** Hash of `audit/<revision>.json`, which says who made this revision and why. */
  audit: hash,
  remotes: record(
    releaseSchema.entries.name,
    strictObject({
      /** Version that visitors get. */
      active: string(),
      /** Earlier active versions, newest first. */
      history: array(string()),
      /** Published versions with the hash of their release.json; of a withdrawn one nothing else is left. */
      versions: record(
        string(),
        strictObject({ manifest: hash, publishedAt: string(), withdrawn: optional(boolean()) }),
      ),
      /** Another version for a share of sessions, while it is tried. */
      canary: optional(
        strictObject({ version: string(), percent: pipe(number(), integer(), minValue(1), maxValue(50)) }),
      ),
      /** No change of it is made meanwhile. */
      locked: optional(
        strictObject({
          by: string(),
          at: string(),
          why: string(),
          /** The owner of the site did it: nobody else ends it. */
          byOwner: optional(boolean()),
        }),
      ),
    }),
  ),
});

/** The one mutable object of the release store. */
export type Registry = InferOutput<typeof registrySchema>;
export type RegistryEntry = Registry['remotes'][string];
/** A version that was published. */
export type Published = RegistryEntry['versions'][string];

/** What a store has before anything is published. */
const EMPTY_REGISTRY: Registry = { revision: 0, expires: '', audit: '', remotes: {} };

const fileOf = (dataDir: string) => join(dataDir, 'registry.json');
/** Beside the store, or where a machine keeps what only its service may read. */
export const registryKeyFileOf = (dataDir: string) =>
  process.env.REGISTRY_KEY_FILE || join(dataDir, 'keys/registry.key');

/**
 * Reads the registry and checks signature, shape, age, and that this machine has seen no newer one. Needs public keys only.
 *
 * @param age `any` for who signs it anew
 * @throws RegistryError `registry_invalid`, `registry_forged`, `registry_replayed`, `registry_expired`, or as `readRoot` does
 */
export async function readRegistry(dataDir: string, age: 'valid' | 'any' = 'valid'): Promise<Registry> {
  const file = fileOf(dataDir);
  const { text, registry } = await readNewest(dataDir, file);
  if (age === 'valid' && text !== undefined && Date.parse(registry.expires) < Date.now()) {
    const renew = 'who holds its key signs it anew with agence registry renew';
    throw new RegistryError('registry_expired', `${file} has expired at ${registry.expires}; ${renew}.`);
  }
  return registry;
}

/** What is there, however often another process replaces it meanwhile: only what stays older than was seen is refused. */
async function readNewest(dataDir: string, file: string) {
  let before: string | undefined;
  for (;;) {
    const root = await readRoot(dataDir);
    const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    const registry = verifiedRegistry(text, root, file);
    try {
      await advance(dataDir, { revision: registry.revision, root: root.version, rootKey: root.rootKey });
      return { text, registry };
    } catch (error) {
      const found = `${root.version} ${text}`;
      if (found === before) throw error;
      before = found;
    }
  }
}

/**
 * @param text undefined before anything is published
 * @param file what to call it
 * @throws RegistryError `registry_invalid`, `registry_forged`
 */
export function verifiedRegistry(
  text: string | undefined,
  { registryKey }: Pick<Root, 'registryKey'>,
  file: string,
): Registry {
  if (text === undefined) return EMPTY_REGISTRY;
  if (isSignedBy(text, registryKey)) return parseRegistry(bodyOf(text), file);
  throw new RegistryError(
    'registry_forged',
    `${file} was not written by this release store: its signature does not match.`,
  );
}

function parseRegistry(body: string, file: string): Registry {
  let json: unknown;
  try {
    json = parseJson(body);
  } catch (error) {
    throw new RegistryError('registry_invalid', `${file} is not readable: ${(error as Error).message}.`);
  }
  const parsed = safeParse(registrySchema, json);
  if (parsed.success) return parsed.output;
  throw new RegistryError('registry_invalid', `${file} has a wrong shape: ${parsed.issues[0].message}.`);
}

/**
 * Replaces the registry in one step, good for {@link VALID_MS} from now.
 *
 * @throws RegistryError `key_invalid` where the registry's key is not; StoreConflict where another machine has changed a shared store
 */
export async function writeRegistry(dataDir: string, registry: Omit<Registry, 'expires'>): Promise<Registry> {
  const key = await registryKeyOf(dataDir);
  const signed: Registry = { ...registry, expires: new Date(Date.now() + VALID_MS).toISOString() };
  await replaceChanging(dataDir, 'registry.json', signedText(JSON.stringify(signed), key));
  return signed;
}

/** The registry's private key. @throws RegistryError `key_invalid` on a machine that does not hold it */
export async function registryKeyOf(dataDir: string): Promise<string> {
  const file = registryKeyFileOf(dataDir);
  const key = await readFile(file, 'utf8').catch(() => {
    throw new RegistryError('key_invalid', `${file} is missing: only who holds the registry's key can change it.`);
  });
  return key.trim();
}
