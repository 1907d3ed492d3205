import { join } from 'node:path';
import type { Plugin } from 'vite';
import { containerCode, createSharedModules } from '../build/federationContainer.ts';
import { federationOptions } from '../build/federationOptions.ts';

const ENTRY_PREFIX = '\0federation-entry:';
/** Address of a remote's container below Vite's base; `~1` and so on are retries (shell/src/boot/remoteLoader.ts). */
const ENTRY = /^\/(mfe-[\w-]+)(?:~\d+)?\/remoteEntry\.js$/;

/**
 * The containers of hot remotes, as Vite serves them: the same protocol and shared modules as in a release. Vite
 * loads the entry anew when something below it changes; the share scope stays, because it stands below nothing.
 *
 * @param root folder of the repository, in which each remote has a folder of its name
 */
export function hotContainers(root: string): Plugin {
  const sharedModules = createSharedModules(root, federationOptions({ root, name: 'hot' }));
  return {
    name: 'agence:hot-containers',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      const [, remote] = ENTRY.exec(source) ?? [];
      return remote ? ENTRY_PREFIX + remote : sharedModules.resolveId(source);
    },
    load(id) {
      if (!id.startsWith(ENTRY_PREFIX)) return sharedModules.load(id);
      const name = id.slice(ENTRY_PREFIX.length);
      const source = { root: join(root, name), name };
      return containerCode(source.root, federationOptions(source));
    },
  };
}
