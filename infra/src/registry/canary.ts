import { assertFits, assertUnchanged, proveServers } from './activate.ts';
import { type Author, change } from './change.ts';
import { assertUnlocked, entryOf } from './entry.ts';
import { RegistryError } from './RegistryError.ts';
import { type Registry, readRegistry } from './registryFile.ts';
import { withoutCanary } from './withoutCanary.ts';

/** A canary is for some: with more than half it would be the others who are the exception. */
const MAX_PERCENT = 50;

interface CanaryStart extends Author {
  readonly version: string;
  /** Of sessions, between 1 and {@link MAX_PERCENT}. */
  readonly percent: number;
  readonly expected?: number | undefined;
}

/**
 * Shows a published version of a remote to a share of sessions; all others go on with the active one. It is checked as for a promotion.
 *
 * @throws RegistryError `canary_invalid` for another share, for the shell, and for what everybody gets already; or as `activate` does
 */
export async function startCanary(dataDir: string, name: string, start: CanaryStart): Promise<Registry> {
  const { version, percent, expected, by, why } = start;
  if (!Number.isInteger(percent) || percent < 1 || percent > MAX_PERCENT)
    throw new RegistryError(
      'canary_invalid',
      `A canary is for 1 to ${MAX_PERCENT} percent of sessions, not ${percent}.`,
    );
  if (name === 'shell') throw new RegistryError('canary_invalid', 'The shell has no canary: it is part of every page.');
  const seen = await readRegistry(dataDir);
  entryOf(seen, name, version);
  await proveServers(dataDir, { [name]: version }, seen);
  return change(dataDir, { by, why }, async (registry, root) => {
    if (expected !== undefined) await assertUnchanged(dataDir, expected, registry);
    const entry = entryOf(registry, name, version);
    if (!entry.active || entry.active === version)
      throw new RegistryError('canary_invalid', `${name} ${version} has nothing to be compared with: promote it.`);
    assertUnlocked(name, entry);
    if (entry.canary?.version === version && entry.canary.percent === percent) return undefined;
    const promoted = { ...registry.remotes, [name]: { ...entry, active: version } };
    await assertFits(dataDir, root, registry, { remotes: promoted });
    return {
      action: 'canary',
      remotes: { ...registry.remotes, [name]: { ...entry, canary: { version, percent } } },
      changes: [{ remote: name, from: version, to: version }],
    };
  });
}

/** Ends a canary: everybody gets the active version. Without one nothing happens. @throws RegistryError `version_unknown`, `remote_locked` */
export function halt(dataDir: string, name: string, author: Author): Promise<Registry> {
  return change(dataDir, author, (registry) => {
    const entry = entryOf(registry, name, null);
    if (!entry.canary) return undefined;
    const { version } = entry.canary;
    return {
      action: 'halt',
      remotes: { ...registry.remotes, [name]: withoutCanary(entry) },
      changes: [{ remote: name, from: version, to: version }],
    };
  });
}
