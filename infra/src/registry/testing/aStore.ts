import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate } from '../activate.ts';
import { type Claims, ensureStore } from '../ensureStore.ts';
import { publish } from '../publish.ts';
import { aRelease } from './aRelease.ts';

const NAMES = ['shell', 'mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-blog', 'mfe-tools', 'mfe-neuf', 'mfe-ancien'];

/** A claim of a team, with a budget that everything fits. */
export function aClaim(claim: Partial<Claims>): Claims {
  return { remotes: [], paths: [], slots: [], budget: { js: 1_000_000, html: 1_000_000 }, ...claim };
}

/** One team that owns whatever tests publish. */
const EVERYTHING = {
  everybody: aClaim({ remotes: NAMES, paths: ['/'], slots: ['header', 'services', 'footer-resources'] }),
};

/** A release store of its own for a test, with nothing in it. @returns its folder */
export async function aStore(claims: Record<string, Claims> = EVERYTHING): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  await ensureStore(dataDir, claims);
  return dataDir;
}

/** Publishes a release as {@link aRelease} makes it, uncompressed. @returns its version */
export async function published(dataDir: string, release: Parameters<typeof aRelease>[0] = {}): Promise<string> {
  return (await publish(dataDir, aRelease(release), { compressed: false })).version;
}

/** Makes versions the active ones, as somebody. */
export function promoted(dataDir: string, versions: Readonly<Record<string, string>>) {
  return activate(dataDir, { versions, by: 'maude' });
}
