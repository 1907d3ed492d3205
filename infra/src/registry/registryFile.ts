import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  array,
  type InferOutput,
  integer,
  minValue,
  number,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';

const name = pipe(string(), regex(/^(?:shell|mfe-[a-z][a-z0-9-]*)$/));
const hash = pipe(string(), regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const registrySchema = strictObject({
  /** Grows with every change; a running server never goes back. */
  revision: pipe(number(), integer(), minValue(0)),
  remotes: record(
    name,
    strictObject({
      /** Version that visitors get. */
      active: string(),
      /** Earlier active versions, newest first. */
      history: array(string()),
      /** Published versions with the hash of their release.json. */
      versions: record(string(), strictObject({ manifest: hash, publishedAt: string() })),
    }),
  ),
});

/** The one mutable object of the release store. */
export type Registry = InferOutput<typeof registrySchema>;
export type RegistryEntry = Registry['remotes'][string];

export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {} };

const fileOf = (dataDir: string) => join(dataDir, 'registry.json');
const keyOf = (dataDir: string) => join(dataDir, 'registry.key');

/**
 * Reads the registry and checks its signature and shape.
 *
 * @throws RegistryError `registry_invalid`, `registry_forged`
 */
export async function readRegistry(dataDir: string): Promise<Registry> {
  if (!existsSync(fileOf(dataDir))) return EMPTY_REGISTRY;
  const text = await readFile(fileOf(dataDir), 'utf8');
  const [signature = '', body = ''] = text.split('\n', 2);
  const key = await signingKey(dataDir);
  const bytes = Buffer.from(signature, 'base64');
  // Base64 has several spellings of the same bytes; only the one that was written counts.
  const isOurs = bytes.toString('base64') === signature && verify(null, Buffer.from(body), createPublicKey(key), bytes);
  if (!isOurs) {
    throw new RegistryError(
      'registry_forged',
      `${fileOf(dataDir)} was not written by this release store: its signature does not match.`,
    );
  }
  return parseRegistry(body, fileOf(dataDir));
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

/** Replaces the registry in one step: readers see the old or the new one, also after a crash. */
export async function writeRegistry(dataDir: string, registry: Registry): Promise<void> {
  const body = JSON.stringify(registry);
  const signature = sign(null, Buffer.from(body), await signingKey(dataDir)).toString('base64');
  await replaceFile(fileOf(dataDir), `${signature}\n${body}\n`);
}

async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'w');
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(temporary, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync();
  await folder.close();
}

/** The store's Ed25519 key, made on first use and readable by its owner alone. */
async function signingKey(dataDir: string) {
  const file = keyOf(dataDir);
  if (!existsSync(file)) {
    await mkdir(dataDir, { recursive: true });
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await chmod(file, 0o600);
  }
  return createPrivateKey(await readFile(file, 'utf8'));
}
