import type { RegistryEntry } from './registryFile.ts';

/** A remote that everybody gets in one version. */
export function withoutCanary({ canary: _, ...entry }: RegistryEntry): RegistryEntry {
  return entry;
}
