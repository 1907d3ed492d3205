import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeParse, strictObject, string } from 'valibot';
import { parseJson } from './json.ts';
import { keyId, publicKeyOf, signBytes, verifyBytes } from './keys.ts';
import { RegistryError } from './RegistryError.ts';
import { SIGNATURE_FILE } from './signatureFile.ts';
import { type Teams, teamOfRemote } from './teams.ts';
import { readRelease } from './validateRelease.ts';

const signatureSchema = strictObject({ key: string(), signature: string() });

/** Who has signed a release. */
export interface Signer {
  readonly team: string;
  /** Public key. */
  readonly key: string;
}

/** Signs the release in a folder, for its team. @throws RegistryError `key_invalid` */
export async function signRelease(folder: string, privateKey: string): Promise<void> {
  const signature = signBytes(await readFile(join(folder, 'release.json')), privateKey);
  const text = JSON.stringify({ key: publicKeyOf(privateKey), signature });
  await writeFile(join(folder, SIGNATURE_FILE), `${text}\n`);
}

/**
 * Checks that the team whose remote it is has signed the release in a folder.
 *
 * @param keys `current` for what is new; with `retired` also what a key has signed before it was removed
 * @throws RegistryError `signature_missing`, `signature_wrong`, `not_owner`
 */
export async function verifiedBy(
  folder: string,
  teams: Teams,
  keys: 'current' | 'retired' = 'current',
): Promise<Signer> {
  const { name, version } = await readRelease(folder);
  const { key, signature } = await readSignature(folder, `${name} ${version}`);
  const owner = teamOfRemote(name, teams);
  const speaksFor = Object.entries(teams).filter(
    ([, team]) => team.keys.includes(key) || (keys === 'retired' && team.retired.includes(key)),
  );
  const isOwn = speaksFor.some(([team]) => team === owner);
  if (!owner || !isOwn) {
    const belongs = speaksFor[0] ? `belongs to ${speaksFor[0][0]}, which` : 'belongs to no team of this site and';
    throw new RegistryError('not_owner', `Key ${keyId(key)} ${belongs} may not publish ${name}.`);
  }
  if (verifyBytes(await readFile(join(folder, 'release.json')), signature, key)) return { team: owner, key };
  throw new RegistryError('signature_wrong', `${name} ${version}: its signature by key ${keyId(key)} does not match.`);
}

async function readSignature(folder: string, release: string) {
  const text = await readFile(join(folder, SIGNATURE_FILE), 'utf8').catch(() => {
    throw new RegistryError(
      'signature_missing',
      `${release} is not signed; AGENCE_KEY or AGENCE_KEY_FILE holds a key of its team (agence key makes one).`,
    );
  });
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    json = undefined;
  }
  const parsed = safeParse(signatureSchema, json);
  if (parsed.success) return parsed.output;
  throw new RegistryError('signature_wrong', `${release}: ${SIGNATURE_FILE} is not readable.`);
}
