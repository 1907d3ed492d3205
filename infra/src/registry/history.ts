import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originOf, putOnce } from '../store/origin.ts';
import { RegistryError } from './RegistryError.ts';
import { readRegistry } from './registryFile.ts';
import { replaceFile } from './signedFile.ts';

/** What made a revision. `start` is `npm start` with what was built on the machine. */
export type Action = 'publish' | 'promote' | 'rollback' | 'withdraw' | 'prune' | 'lock' | 'unlock' | 'canary' | 'halt';

/** One revision of the registry: who, when, why, from what to what. */
export interface AuditEntry {
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  /** `key 3f2a91bc (evenements)`, a person's name, or {@link START}. */
  readonly by: string;
  readonly why: string;
  readonly action: Action;
  /** Versions; `null` stands for none. */
  readonly changes: readonly { readonly remote: string; readonly from: string | null; readonly to: string | null }[];
  /** Hash of the entry before, so that nobody changes the past. */
  readonly previous: string;
}

/** Who acts where `npm start` shows what it has built. */
export const START = 'start';
/** Who acts where a release turns out to be broken. */
export const SITE = 'the site';

export const auditFolder = (dataDir: string) => join(dataDir, 'audit');
const fileOf = (dataDir: string, revision: number) => join(auditFolder(dataDir), `${revision}.json`);

/**
 * All that has happened, newest first, as far as the registry vouches for it.
 *
 * @param age as of `readRegistry`
 * @throws RegistryError `registry_forged` when an entry has changed since, or as `readRegistry` does
 */
export async function historyOf(dataDir: string, age: 'valid' | 'any' = 'valid'): Promise<AuditEntry[]> {
  const { revision, audit } = await readRegistry(dataDir, age);
  const entries: AuditEntry[] = [];
  let expected = audit;
  for (let at = revision; at > 0; at -= 1) {
    const text = await entryText(dataDir, at, expected);
    if (hashOf(text) !== expected) {
      throw new RegistryError('registry_forged', `${fileOf(dataDir, at)} is not what was written at revision ${at}.`);
    }
    const entry = JSON.parse(text) as AuditEntry;
    entries.push(entry);
    expected = entry.previous;
  }
  return entries;
}

/**
 * What a person has decided about a remote, as far as that stands: a lock, or the last flip. Who has promoted what `npm start`
 * had published last agrees with it again. The site itself decides about one version: the broken one.
 *
 * @param history newest first
 * @param built version that `npm start` would show
 */
export function standingDecision(
  history: readonly AuditEntry[],
  remote: string,
  isLocked: boolean,
  built?: string,
): AuditEntry | undefined {
  const own = history.flatMap((entry) =>
    entry.changes.filter((change) => change.remote === remote).map(({ from, to }) => ({ entry, from, to })),
  );
  const last = (...actions: Action[]) => own.find(({ entry }) => actions.includes(entry.action));
  if (isLocked) return last('lock')?.entry;
  const decision = last('promote', 'rollback', 'withdraw');
  if (!decision || decision.entry.by === START) return undefined;
  if (decision.entry.by === SITE && decision.from !== built) return undefined;
  const earlier = own.slice(own.indexOf(decision));
  const offered = earlier.find(({ entry }) => entry.by === START && entry.action === 'publish');
  return decision.entry.action === 'promote' && offered?.to === decision.to ? undefined : decision.entry;
}

/** What is written of a revision; for a copy of a shared store it is brought from there when somebody first asks. */
async function entryText(dataDir: string, revision: number, expected: string): Promise<string> {
  const here = await readFile(fileOf(dataDir, revision), 'utf8').catch(() => '');
  const origin = hashOf(here) === expected ? undefined : await originOf(dataDir);
  const found = await origin?.store.read(sharedPath(revision, expected));
  if (!found) return here;
  const text = Buffer.from(found.bytes).toString();
  if (hashOf(text) === expected) await keepEntry(dataDir, revision, text);
  return text;
}

/** Writes an entry, before the registry that vouches for it. @returns its hash */
export async function writeEntry(dataDir: string, entry: AuditEntry): Promise<string> {
  const text = `${JSON.stringify(entry)}\n`;
  const hash = hashOf(text);
  const origin = await originOf(dataDir);
  if (origin) await putOnce(origin.store, sharedPath(entry.revision, hash), Buffer.from(text));
  await keepEntry(dataDir, entry.revision, text);
  return hash;
}

async function keepEntry(dataDir: string, revision: number, text: string): Promise<void> {
  await mkdir(auditFolder(dataDir), { recursive: true });
  await replaceFile(fileOf(dataDir, revision), text);
}

/** In a shared store each of two machines that make the same revision at once has its own; the registry vouches for one. */
export function sharedPath(revision: number, hash: string): string {
  return `audit/${revision}-${Buffer.from(hash.replace('sha384-', ''), 'base64').toString('hex')}.json`;
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
