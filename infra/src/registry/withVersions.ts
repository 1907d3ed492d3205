import { entryOf } from './entry.ts';
import type { Registry, RegistryEntry } from './registryFile.ts';

/**
 * The registry as it would be with other versions of some releases, and with none before those; before a canary stands what everybody gets.
 *
 * @param versions name → version
 * @throws RegistryError `version_unknown`
 */
export function withVersions(registry: Registry, versions: Readonly<Record<string, string>>): Registry {
  const replaced = Object.entries(versions).map(([name, active]): [string, RegistryEntry] => {
    const entry = entryOf(registry, name, active);
    return [name, { ...entry, active, history: entry.canary?.version === active ? [entry.active] : [] }];
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(replaced) } };
}
