import type { RegistryEntry } from '../registry/registryFile.ts';

/** The version that visitors got before the active one, if it can still be had. */
export function earlierVersion({ active, history, versions }: RegistryEntry): string | undefined {
  return history.find(
    (version) => version !== active && versions[version]?.withdrawn === undefined && version in versions,
  );
}
