import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { addImportMap } from './addImportMap.ts';
import type { QuietStart } from './bootstrap.ts';

/**
 * What a page says, with what it has left for later: modules of the shell and of the page's remote that it did not start with may run
 * from then on.
 */
export function wholeRegistry({ registry, later }: Pick<QuietStart, 'registry' | 'later'>): RegistrySnapshot {
  if (!later) return registry;
  const known = [...registry.start, ...registry.preload];
  const integrity = Object.fromEntries(Object.entries(later.integrity).filter(([path]) => !known.includes(path)));
  // Letter by letter what the page's policy has the hash of.
  addImportMap(JSON.stringify({ integrity }));
  const { navigation, remotes } = registry;
  return {
    ...registry,
    // What staff take out of the menus stands in the page.
    navigation: navigation.length > 0 ? navigation : later.navigation,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, { ...remote, routes: later.routes[name] ?? [] }]),
    ),
  };
}
