import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BackendError } from './BackendError.ts';
import { wordsOf } from './wordsOf.ts';

const Secrets = v.object({
  /** Signs access tokens (HS256). */
  jwtSecret: v.string(),
  /** The public API key of browsers and of the composition server. */
  publishableKey: v.pipe(v.string(), v.regex(/^sb_publishable_[\w-]{20,}$/)),
  /** The service role's key: for our functions inside this process, never accepted from the network. */
  secretKey: v.pipe(v.string(), v.regex(/^sb_secret_[\w-]{20,}$/)),
});
export type Secrets = v.InferOutput<typeof Secrets>;

/** Secrets that are printed in somebody's documentation. */
const KNOWN = [
  'unsafe-secret-change-me',
  'dev-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
  'reallyreallyreallyreallyverysafe',
];

/**
 * This installation's secrets, made on the first run.
 *
 * @throws BackendError when the file is damaged, or a secret is short or known (threats F2, AUT-03)
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) write(file);
  let secrets: Secrets;
  try {
    secrets = v.parse(Secrets, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new BackendError(`${file} cannot be used: ${wordsOf(error)}.`);
  }
  assertStrong(secrets.jwtSecret, file);
  return secrets;
}

/**
 * The secrets of a public demonstration, whose tokens are signed with another secret: those from a start on this machine,
 * where the administrator's account was open, are worth nothing there, and the other way round.
 */
export function demoSecrets(secrets: Secrets): Secrets {
  return { ...secrets, jwtSecret: derived(secrets.jwtSecret, 'public-demo') };
}

/** What simulated events of the card provider are signed with, made from the installation's own secret. */
export function webhookSecret(secrets: Secrets): string {
  return `whsec_${derived(secrets.jwtSecret, 'stripe-webhook')}`;
}

/** A secret for one purpose, from which the other cannot be found. */
function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

function assertStrong(secret: string, file: string): void {
  const distinct = new Set(secret).size;
  if (Buffer.byteLength(secret) >= 32 && distinct >= 10 && !KNOWN.includes(secret)) return;
  throw new BackendError(
    `The jwtSecret in ${file} is too short or publicly known: remove the file to have a new one made (everybody is signed out).`,
  );
}

function write(file: string): void {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
