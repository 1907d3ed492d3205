import { activate } from './activate.ts';
import { type Author, change } from './change.ts';
import { assertUnlocked, entryOf } from './entry.ts';
import { RegistryError, type RegistryErrorCode } from './RegistryError.ts';
import { type Registry, readRegistry } from './registryFile.ts';
import { withoutVersion } from './withdrawn.ts';

/** What is wrong with an earlier version itself: that must not keep the present one in front of visitors. */
const MISFITS: ReadonlySet<RegistryErrorCode> = new Set<RegistryErrorCode>([
  'release_missing',
  'release_invalid',
  'file_tampered',
  'file_missing',
  'file_unlisted',
  'fragment_unsafe',
  'page_incomplete',
  'contract_unsupported',
  'route_collision',
  'server_broken',
  'not_owner',
  'signature_missing',
  'signature_wrong',
]);

/**
 * Takes a version back: its files are gone at once, and nobody can publish it again. In place of the active one stands the
 * newest version before it that still fits the site, or nothing.
 *
 * @throws RegistryError `version_unknown`; `nothing_to_roll_back` for the only version of the shell; or as `activate` does
 */
export async function withdraw(dataDir: string, name: string, version: string, author: Author): Promise<Registry> {
  const registry = await readRegistry(dataDir);
  const { active, history } = entryOf(registry, name, version);
  if (active !== version) {
    return change(dataDir, author, ({ remotes, ...rest }) => {
      const entry = entryOf({ remotes, ...rest }, name, version);
      assertUnlocked(name, entry);
      return {
        action: 'withdraw',
        remotes: { ...remotes, [name]: withoutVersion(entry, version) },
        changes: [{ remote: name, from: version, to: null }],
      };
    });
  }
  if (name === 'shell' && history.length === 0) {
    throw new RegistryError('nothing_to_roll_back', 'The shell has no earlier version: promote another one first.');
  }
  const { revision } = registry;
  const activateInstead = (instead: string | null) =>
    activate(dataDir, { ...author, versions: { [name]: instead }, action: 'withdraw', expected: revision });
  for (const earlier of history) {
    try {
      return await activateInstead(earlier);
    } catch (error) {
      const isLastShell = name === 'shell' && earlier === history.at(-1);
      if (isLastShell || !(error instanceof RegistryError && MISFITS.has(error.code))) throw error;
    }
  }
  return activateInstead(null);
}
