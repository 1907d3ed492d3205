import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { StoreConflict } from '../store/ObjectStore.ts';
import { pull } from '../store/pull.ts';
import { removeShared, shareVersions } from '../store/shareVersions.ts';
import { type Action, type AuditEntry, writeEntry } from './history.ts';
import { RegistryError } from './RegistryError.ts';
import { type Registry, readRegistry, writeRegistry } from './registryFile.ts';
import { advance } from './seen.ts';
import { sweep } from './sweep.ts';
import { type Root, readRoot } from './teams.ts';

/** A process that has ended holds the store up for so long, in milliseconds. */
const STALE_MS = 5_000;
/** How often a process looks whether it is its turn: within some 20 s, and within five minutes where another brings all releases. */
const TURNS = 110;
export const PATIENT_TURNS = 1500;
/** So often a change is made anew because other machines have changed the same shared store. */
const MAX_ATTEMPTS = 20;
/** What a reason may have at most, in characters: every server and every list shows it. */
const MAX_WHY = 500;

/** Who changes the registry, and why. */
export interface Author {
  /** `key 3f2a91bc (evenements)`, or a person's name. */
  readonly by: string;
  readonly why?: string | undefined;
}

/** What a change makes of the registry. */
export interface Edit {
  readonly action: Action;
  readonly remotes: Registry['remotes'];
  readonly changes: AuditEntry['changes'];
}

/**
 * One change of the registry at a time, over all processes: a revision and its entry in the history, or neither. What an
 * interrupted change has left is removed first.
 *
 * @param edit returns undefined for "nothing to do"
 * @throws RegistryError as `edit` and `readRegistry` do; `why_invalid`; `registry_locked` when others change it for 20 s
 */
export async function change(
  dataDir: string,
  { by, why = '' }: Author,
  edit: (registry: Registry, root: Root) => Edit | undefined | Promise<Edit | undefined>,
): Promise<Registry> {
  assertWhy(why);
  return alone(dataDir, async (assertAlone) => {
    await sweep(dataDir, await readRegistry(dataDir));
    for (let attempt = 1; ; attempt += 1) {
      const [registry, root] = [await readRegistry(dataDir), await readRoot(dataDir)];
      const edited = await edit(registry, root);
      if (!edited) return registry;
      try {
        const written = await write(dataDir, { by, why }, registry, edited, assertAlone);
        await advance(dataDir, { revision: written.revision, root: root.version, rootKey: root.rootKey });
        await sweep(dataDir, written);
        await removeShared(dataDir, registry, written);
        return written;
      } catch (error) {
        // Another machine was first: what it has made is judged anew.
        if (!(error instanceof StoreConflict)) throw error;
        if (attempt === MAX_ATTEMPTS) throw lockedError(dataDir);
        await pull(dataDir);
      }
    }
  });
}

/** The next revision with its entry. @throws StoreConflict where another machine has made it */
async function write(
  dataDir: string,
  { by, why = '' }: Author,
  before: Registry,
  { action, changes, remotes }: Edit,
  assertAlone: () => void,
): Promise<Registry> {
  const revision = before.revision + 1;
  const at = new Date().toISOString();
  const published = changes.flatMap(({ remote, to }) => (action === 'publish' && to ? [[remote, to] as const] : []));
  await shareVersions(dataDir, remotes, published);
  // First: an entry that no registry vouches for is nothing, and replaced by the next.
  const audit = await writeEntry(dataDir, { revision, at, by, why, action, changes, previous: before.audit });
  assertAlone();
  return writeRegistry(dataDir, { revision, audit, remotes });
}

/** @throws RegistryError `why_invalid` */
function assertWhy(why: string): void {
  if (why.length <= MAX_WHY && !/\p{Cc}/u.test(why)) return;
  throw new RegistryError('why_invalid', `A reason is one line of at most ${MAX_WHY} characters.`);
}

/**
 * Does something to the store while no other process of this machine does. The copy of a shared one is made what that is first.
 *
 * @param work gets a function that throws when others have taken this process for dead meanwhile
 * @throws RegistryError `registry_locked`
 */
export async function alone<Result>(
  dataDir: string,
  work: (assertAlone: () => void) => Promise<Result>,
  turns = TURNS,
): Promise<Result> {
  const locked = () => lockedError(dataDir);
  let isLost = false;
  await mkdir(dataDir, { recursive: true });
  const release = await lockfile
    .lock(dataDir, {
      lockfilePath: join(dataDir, 'registry.lock'),
      stale: STALE_MS,
      retries: { retries: turns, minTimeout: 20, maxTimeout: 200 },
      onCompromised: () => {
        isLost = true;
      },
    })
    .catch(() => {
      throw locked();
    });
  try {
    await pull(dataDir);
    return await work(() => {
      if (isLost) throw locked();
    });
  } finally {
    // Whoever has taken it over gives it back.
    if (!isLost) await release();
  }
}

const lockedError = (dataDir: string) =>
  new RegistryError('registry_locked', `${dataDir} is being changed by another process; try again.`);
