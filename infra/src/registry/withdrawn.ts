import type { Published, RegistryEntry } from './registryFile.ts';
import { withoutCanary } from './withoutCanary.ts';

/** A remote without one of its published versions, whose name nobody may use again. */
export function withoutVersion(entry: RegistryEntry, version: string): RegistryEntry {
  const known = entry.versions[version] as Published;
  return {
    ...(entry.canary?.version === version ? withoutCanary(entry) : entry),
    history: entry.history.filter((old) => old !== version),
    versions: { ...entry.versions, [version]: { ...known, withdrawn: true } },
  };
}
