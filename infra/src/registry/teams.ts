import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from '@agence/shared-contracts/remote/release';
import {
  array,
  getDotPath,
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
import { keyId } from './keys.ts';
import { RegistryError } from './RegistryError.ts';
import { bodyOf, isSignedBy } from './signedFile.ts';

const { name: releaseName, redirects, navigation } = releaseSchema.entries;
const sitePath = redirects.item.entries.from;
const navigationSlot = navigation.item.entries.slot;
const bytes = pipe(number(), integer(), minValue(0));
const keys = array(pipe(string(), regex(/^[\w-]+$/)));

const teamSchema = strictObject({
  /** Public keys that may publish for the team. */
  keys,
  /** Public keys that no longer may; what they have signed stays good. */
  retired: keys,
  /** Names of its releases. */
  remotes: array(releaseName),
  /** What it owns with everything below, unless somebody owns a longer path: `/blog`, `/formations/:slug/viewer`, `/`. */
  paths: array(sitePath),
  /** Menus into which it may put links. */
  slots: array(navigationSlot),
  /** What one of its pages may weigh at most, in bytes as brotli: its own modules, and the whole document. */
  budget: strictObject({ js: bytes, html: bytes }),
});

const rootSchema = strictObject({
  /** Grows with every change; nobody goes back. */
  version: pipe(number(), integer(), minValue(1)),
  /** Public half of the key that signs this file. */
  rootKey: string(),
  /** Public half of the key that signs `registry.json`. */
  registryKey: string(),
  teams: record(pipe(string(), regex(/^[a-z][a-z0-9-]*$/)), teamSchema),
});

/** Who owns what. Needs no secret to be read. */
export type Root = InferOutput<typeof rootSchema>;
export type Team = InferOutput<typeof teamSchema>;
export type Teams = Root['teams'];

export const rootFileOf = (dataDir: string) => join(dataDir, 'root.json');

/**
 * Reads `root.json` and checks its signature and shape.
 *
 * @throws RegistryError `store_missing`, `root_invalid`, `root_forged`
 */
export async function readRoot(dataDir: string): Promise<Root> {
  const file = rootFileOf(dataDir);
  if (!existsSync(file)) {
    throw new RegistryError(
      'store_missing',
      `${dataDir} is no release store: it has no root.json. npm start makes one.`,
    );
  }
  return verifiedRoot(await readFile(file, 'utf8'), file);
}

/** @param file what to call it @throws RegistryError `root_invalid`, `root_forged` */
export function verifiedRoot(text: string, file: string): Root {
  let json: unknown;
  try {
    json = parseJson(bodyOf(text));
  } catch (error) {
    throw new RegistryError('root_invalid', `${file} is not readable: ${(error as Error).message}.`);
  }
  const root = parseRoot(json);
  if (isSignedBy(text, root.rootKey)) return root;
  throw new RegistryError('root_forged', `${file} was not written by the owner: its signature does not match.`);
}

/** @throws RegistryError `root_invalid` with what is wrong with what should say who owns what */
export function parseRoot(json: unknown): Root {
  const parsed = safeParse(rootSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryError('root_invalid', `${getDotPath(issue) ?? 'root.json'} is wrong: ${issue.message}.`);
}

/** The team that a key speaks for; undefined for a stranger's and for one that was removed. */
export function teamOfKey(publicKey: string, teams: Teams): string | undefined {
  return Object.entries(teams).find(([, { keys }]) => keys.includes(publicKey))?.[0];
}

/** The team whose release this is. */
export function teamOfRemote(remote: string, teams: Teams): string | undefined {
  return Object.entries(teams).find(([, { remotes }]) => remotes.includes(remote))?.[0];
}

/** How history names who holds a key: `key 3f2a91bc (evenements)`. */
export function holderOf(publicKey: string, teams: Teams): string {
  return `key ${keyId(publicKey)} (${teamOfKey(publicKey, teams) ?? 'no team'})`;
}

/** @throws RegistryError `not_owner` when the holder of a key may not change a remote */
export function assertMayChange(publicKey: string, remote: string, teams: Teams): void {
  const speaksFor = Object.entries(teams).filter(([, { keys }]) => keys.includes(publicKey));
  if (speaksFor.some(([, { remotes }]) => remotes.includes(remote))) return;
  const [team] = speaksFor[0] ?? [];
  const belongs = team ? `belongs to ${team}, which` : 'belongs to no team of this site and';
  throw new RegistryError('not_owner', `Key ${keyId(publicKey)} ${belongs} may not publish ${remote}.`);
}
