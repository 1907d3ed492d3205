import { type AuditEntry, historyOf } from './history.ts';
import { type Published, type RegistryEntry, readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { readRoot, teamOfRemote } from './teams.ts';
import { readRelease } from './validateRelease.ts';

export type State = 'active' | 'published' | 'earlier' | 'withdrawn' | 'canary';

/** A version of a remote, and what was last done with it. */
export interface VersionStatus {
  readonly version: string;
  readonly state: State;
  /** Of sessions that get it, in percent; of a canary alone. */
  readonly percent?: number;
  /** Who, when (ISO 8601) and why. */
  readonly by: string;
  readonly at: string;
  readonly why: string;
  /** `null` where its folder is gone. */
  readonly contract: string | null;
  readonly routes: readonly string[];
  /** Of all files, as they were built. */
  readonly bytes: number;
}

export interface RemoteStatus {
  readonly name: string;
  readonly team: string | null;
  readonly locked: { readonly by: string; readonly at: string; readonly why: string } | null;
  /** The active one first, the others from the newest to the oldest. */
  readonly versions: readonly VersionStatus[];
}

/** What a site consists of, and could. */
export interface Status {
  readonly revision: number;
  /** Until when the registry is good, ISO 8601. */
  readonly expires: string;
  readonly remotes: readonly RemoteStatus[];
}

/** Says who and why as far as the history is whole. @throws RegistryError as `readRegistry` does */
export async function statusOf(dataDir: string): Promise<Status> {
  const [registry, { teams }] = [await readRegistry(dataDir), await readRoot(dataDir)];
  const history = await historyOf(dataDir).catch((): AuditEntry[] => []);
  const remotes = Object.entries(registry.remotes).map(async ([name, entry]) => ({
    name,
    team: teamOfRemote(name, teams) ?? null,
    locked: entry.locked ?? null,
    versions: await versionsOf(dataDir, name, entry, history),
  }));
  return { revision: registry.revision, expires: registry.expires, remotes: await Promise.all(remotes) };
}

async function versionsOf(dataDir: string, name: string, entry: RegistryEntry, history: readonly AuditEntry[]) {
  const order = ([version, { publishedAt }]: [string, Published]) => (version === entry.active ? '9' : publishedAt);
  const sorted = Object.entries(entry.versions).sort((a, b) => order(b).localeCompare(order(a)));
  return Promise.all(
    sorted.map(async ([version, known]): Promise<VersionStatus> => {
      const release = await readRelease(releaseFolder(dataDir, name, version)).catch(() => undefined);
      const { by, at, why } = lastOf(history, name, version) ?? { by: '', at: known.publishedAt, why: '' };
      return {
        ...{ version, state: stateOf(entry, version, known), by, at, why },
        ...(entry.canary?.version === version ? { percent: entry.canary.percent } : {}),
        contract: release?.contract ?? null,
        routes: release?.routes.map(({ path }) => path) ?? [],
        bytes: Object.values(release?.files ?? {}).reduce((sum, file) => sum + file.bytes, 0),
      };
    }),
  );
}

/** The newest entry that made something of a version. */
function lastOf(history: readonly AuditEntry[], name: string, version: string): AuditEntry | undefined {
  return history.find(({ action, changes }) =>
    changes.some(
      ({ remote, from, to }) =>
        remote === name &&
        (((from !== to || action === 'canary') && to === version) || (action === 'withdraw' && from === version)),
    ),
  );
}

function stateOf({ active, canary, history }: RegistryEntry, version: string, { withdrawn }: Published): State {
  if (withdrawn) return 'withdrawn';
  if (version === active) return 'active';
  if (version === canary?.version) return 'canary';
  return history.includes(version) ? 'earlier' : 'published';
}
