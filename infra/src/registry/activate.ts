import type { Release } from '@agence/shared-contracts/remote/release';
import { type Author, change, type Edit } from './change.ts';
import { collision } from './collision.ts';
import { offeredBy, refusalByShell, refusalBySite } from './contractFit.ts';
import { assertUnlocked, entryOf } from './entry.ts';
import { historyOf } from './history.ts';
import { ownershipRefusals } from './ownership.ts';
import { proveServer } from './proveServer.ts';
import { RegistryError } from './RegistryError.ts';
import { type Published, type Registry, type RegistryEntry, readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { type Root, readRoot } from './teams.ts';
import { told } from './told.ts';
import { readRelease } from './validateRelease.ts';
import { wholeRelease } from './wholeRelease.ts';
import { withoutVersion } from './withdrawn.ts';
import { withoutCanary } from './withoutCanary.ts';

/** How many earlier versions stay available to open tabs and for rolling back. */
const KEPT_VERSIONS = 10;

export interface Activation extends Author {
  /** Name → version; `null` takes a remote out of the site. */
  readonly versions: Readonly<Record<string, string | null>>;
  /** The revision that the author has seen; somebody else's decision since then refuses this one. */
  readonly expected?: number | undefined;
  /** `rollback` and `withdraw` go back: what was active is none of the earlier versions then. */
  readonly action?: 'promote' | 'rollback' | 'withdraw';
  /** The owner of the site may roll back what is locked. */
  readonly byRoot?: boolean;
}

/**
 * Makes published versions those that visitors get, all in one flip: every change of the site is a call of this. Addresses,
 * owners, contracts and rendering of what the site then consists of are checked; it is one revision, or none.
 *
 * @throws RegistryError `revision_gone`, `version_unknown`, `remote_locked`, `not_owner`, `route_collision`,
 *   `contract_unsupported`, `server_broken`, or what is wrong with a damaged release
 */
export async function activate(dataDir: string, activation: Activation): Promise<Registry> {
  const { by, why, versions } = activation;
  // Twice: what is refused anyway is not run, and nobody waits while it is.
  const [seen, root] = [await readRegistry(dataDir), await readRoot(dataDir)];
  if (await editOf(dataDir, activation, seen, root)) await proveServers(dataDir, versions, seen);
  return change(dataDir, { by, why }, (registry, now) => editOf(dataDir, activation, registry, now));
}

/** What an activation makes of a registry, if that goes together. */
async function editOf(
  dataDir: string,
  { versions, expected, action = 'promote', byRoot = false }: Activation,
  registry: Registry,
  root: Root,
): Promise<Edit | undefined> {
  if (expected !== undefined) await assertUnchanged(dataDir, expected, registry);
  let { remotes } = registry;
  const changes: Edit['changes'][number][] = [];
  for (const [name, version] of Object.entries(versions)) {
    const entry = entryOf(registry, name, version);
    if (name === 'shell' && version === null) throw new RegistryError('release_missing', 'No site without a shell.');
    if (entry.active === (version ?? '')) continue;
    assertUnlocked(name, entry, byRoot && action === 'rollback');
    remotes = { ...remotes, [name]: activated(entry, version, action) };
    changes.push({ remote: name, from: entry.active || null, to: version });
  }
  if (changes.length === 0) return undefined;
  await assertFits(dataDir, root, registry, { remotes, action });
  return { action, remotes, changes };
}

/**
 * Goes back to the versions that were active before, in one flip.
 *
 * @throws RegistryError `nothing_to_roll_back`, or as {@link activate} does
 */
export async function rollback(
  dataDir: string,
  names: readonly string[],
  options: Author & Pick<Activation, 'expected' | 'byRoot'>,
): Promise<Registry> {
  const { remotes, revision } = await readRegistry(dataDir);
  const versions = names.map((name) => {
    const previous = remotes[name]?.history[0];
    if (!previous) throw new RegistryError('nothing_to_roll_back', `${name} has no earlier active version.`);
    return [name, previous] as const;
  });
  return activate(dataDir, {
    ...options,
    expected: options.expected ?? revision,
    versions: Object.fromEntries(versions),
    action: 'rollback',
  });
}

/** What a release renders follows from the release alone: what was active once has been proven. */
export async function proveServers(
  dataDir: string,
  versions: Activation['versions'],
  registry: Registry,
): Promise<void> {
  await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      const { active, history } = entryOf(registry, name, version);
      if (!version || [active, ...history].includes(version)) return;
      const folder = releaseFolder(dataDir, name, version);
      await proveServer(folder);
    }),
  );
}

function activated(entry: RegistryEntry, version: string | null, action: Activation['action']): RegistryEntry {
  const earlier = entry.history.filter((old) => old !== version);
  const before = entry.active && action === 'promote' ? [entry.active] : [];
  const next = {
    ...withoutCanary(entry),
    active: version ?? '',
    history: [...before, ...earlier].slice(0, KEPT_VERSIONS),
  };
  return action === 'withdraw' ? withoutVersion(next, entry.active) : next;
}

/** @throws RegistryError `revision_gone` when anything but a publication came after the revision that was seen */
export async function assertUnchanged(dataDir: string, expected: number, { revision }: Registry): Promise<void> {
  if (revision === expected) return;
  const since = (await historyOf(dataDir)).filter((entry) => entry.revision > expected);
  const decision = since.findLast(({ action }) => action !== 'publish');
  if (revision > expected && !decision) return;
  throw new RegistryError(
    'revision_gone',
    `Revision ${expected} is gone${decision ? `, ${told(decision)}` : ''}; look with status, then repeat.`,
  );
}

/** @throws RegistryError where what would then be active does not go together */
export async function assertFits(
  dataDir: string,
  { teams }: Root,
  before: Registry,
  { remotes, action }: Pick<Edit, 'remotes'> & Partial<Pick<Edit, 'action'>>,
) {
  const isNew = ({ name }: Release) => remotes[name] !== before.remotes[name];
  const releases: Release[] = [];
  for (const [name, { active, versions }] of Object.entries(remotes)) {
    if (active === '') continue;
    const folder = releaseFolder(dataDir, name, active);
    // A damaged release of somebody else is left out of the site, and keeps nobody from going forward.
    const release = isNew({ name } as Release)
      ? await wholeRelease(folder, (versions[active] as Published).manifest, teams)
      : await readRelease(folder).catch(() => undefined);
    if (release) releases.push(release);
  }
  for (const release of releases.filter(isNew)) {
    const [refusal] = ownershipRefusals(release, teams);
    if (refusal) throw new RegistryError('not_owner', refusal);
    const clash = collision(
      release,
      releases.filter((other) => other !== release),
    );
    if (clash) throw new RegistryError('route_collision', `${release.name} ${release.version}: ${clash}.`);
    const contract = refusalBySite(release);
    if (contract) throw new RegistryError('contract_unsupported', contract);
  }
  const shell = releases.find(({ name }) => name === 'shell');
  for (const remote of shell ? releases.filter((remote) => isNew(shell) || isNew(remote)) : []) {
    const refusal = shell && refusalByShell(shell, remote);
    if (!refusal) continue;
    const both = `roll back ${remote.name} first, or both: rollback shell ${remote.name}.`;
    throw new RegistryError(
      'contract_unsupported',
      action === 'rollback' && isNew(shell)
        ? `shell ${shell.version} has contract ${offeredBy(shell)}; ${remote.name} needs ${remote.contract}: ${both}`
        : refusal,
    );
  }
}
