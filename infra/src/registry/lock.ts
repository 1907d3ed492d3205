import { type Author, change } from './change.ts';
import { entryOf } from './entry.ts';
import { RegistryError } from './RegistryError.ts';
import type { Registry } from './registryFile.ts';

/** Who locks or unlocks. */
interface LockAuthor extends Author {
  readonly isOwner?: boolean;
}

/**
 * Stops every change of a remote, but a rollback by the owner of the site. What is locked already stays as it is.
 *
 * @throws RegistryError `version_unknown` for a remote that nobody has published
 */
export function lock(dataDir: string, name: string, { by, why = '', isOwner }: LockAuthor): Promise<Registry> {
  return change(dataDir, { by, why }, (registry) => {
    const entry = entryOf(registry, name, null);
    if (entry.locked) return undefined;
    const locked = { by, why, at: new Date().toISOString(), ...(isOwner ? { byOwner: true } : {}) };
    return {
      action: 'lock',
      remotes: { ...registry.remotes, [name]: { ...entry, locked } },
      changes: unchanged(name, entry),
    };
  });
}

/** Ends a lock. @throws RegistryError `version_unknown`; `remote_locked` where the owner of the site locked it and another asks */
export function unlock(dataDir: string, name: string, { isOwner, ...author }: LockAuthor): Promise<Registry> {
  return change(dataDir, author, (registry) => {
    const { locked, ...entry } = entryOf(registry, name, null);
    if (!locked) return undefined;
    if (locked.byOwner && !isOwner) {
      throw new RegistryError('remote_locked', `${name} was locked by the owner of the site, who alone unlocks it.`);
    }
    return { action: 'unlock', remotes: { ...registry.remotes, [name]: entry }, changes: unchanged(name, entry) };
  });
}

const unchanged = (remote: string, { active }: { active: string }) => [
  { remote, from: active || null, to: active || null },
];
