import { RegistryError } from './RegistryError.ts';
import type { Registry, RegistryEntry } from './registryFile.ts';

/** What the registry knows of a remote. @param version that must be published; `null` for none @throws RegistryError `version_unknown` */
export function entryOf({ remotes }: Pick<Registry, 'remotes'>, name: string, version: string | null): RegistryEntry {
  const entry = remotes[name];
  const known = Object.entries(entry?.versions ?? {}).filter(([, { withdrawn }]) => !withdrawn);
  if (entry && (version === null || known.some(([one]) => one === version))) return entry;
  const list = known.map(([one]) => one).join(', ') || 'none';
  throw new RegistryError('version_unknown', `${name} has no published version ${version}; it has: ${list}.`);
}

/** @param mayPass whether locks do not stop who asks @throws RegistryError `remote_locked` */
export function assertUnlocked(name: string, { locked }: RegistryEntry, mayPass = false): void {
  if (!locked || mayPass) return;
  const since = `${name} is locked by ${locked.by} since ${locked.at}${locked.why ? ` (${locked.why})` : ''}`;
  throw new RegistryError('remote_locked', `${since}; unlock it first, or roll it back as owner of the site (--root).`);
}
