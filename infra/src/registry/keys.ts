import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { RegistryError } from './RegistryError.ts';

/** Both halves of an Ed25519 key, each one line of base64url: PKCS #8 and SPKI, so that neither passes for the other. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** A new key. */
export function newKey(): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const line = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
  return { privateKey: line, publicKey: publicKeyOf(line) };
}

/** @throws RegistryError `key_invalid` for a line that is no private key */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(readPrivate(privateKey)).export({ type: 'spki', format: 'der' }).toString('base64url');
}

/**
 * What people call a key: the first 8 hexadecimal digits of the hash of its public half.
 *
 * @throws RegistryError `key_invalid` for a line that is no public key
 */
export function keyId(publicKey: string): string {
  readPublic(publicKey);
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 8);
}

/** @returns the signature in base64url @throws RegistryError `key_invalid` */
export function signBytes(bytes: Uint8Array, privateKey: string): string {
  return sign(null, bytes, readPrivate(privateKey)).toString('base64url');
}

/** Whether the private half of a key has signed these bytes. @throws RegistryError `key_invalid` */
export function verifyBytes(bytes: Uint8Array, signature: string, publicKey: string): boolean {
  const decoded = Buffer.from(signature, 'base64url');
  // Base64 has several spellings of the same bytes; only the one that was written counts.
  return decoded.toString('base64url') === signature && verify(null, bytes, readPublic(publicKey), decoded);
}

/**
 * The private key that a team's machine has, from `AGENCE_KEY` (the line itself) or `AGENCE_KEY_FILE`.
 *
 * @throws RegistryError `key_invalid` when the file is missing or holds no private key
 */
export async function keyFromEnvironment(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const { AGENCE_KEY: line, AGENCE_KEY_FILE: file } = env;
  const unreadable = () => {
    throw new RegistryError('key_invalid', `AGENCE_KEY_FILE names ${file}, which cannot be read.`);
  };
  const key = line || (file ? await readFile(file, 'utf8').catch(unreadable) : undefined);
  if (key === undefined) return undefined;
  publicKeyOf(key.trim());
  return key.trim();
}

function readPrivate(line: string) {
  try {
    return createPrivateKey({ key: Buffer.from(line, 'base64url'), type: 'pkcs8', format: 'der' });
  } catch {
    throw new RegistryError('key_invalid', 'This is no private key as agence key prints it.');
  }
}

function readPublic(line: string) {
  try {
    return createPublicKey({ key: Buffer.from(line, 'base64url'), type: 'spki', format: 'der' });
  } catch {
    throw new RegistryError('key_invalid', `"${line.slice(0, 16)}…" is no public key as agence key prints it.`);
  }
}
