import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { SHARED_MODULES } from '../build/federationOptions.ts';
import { styledComponents } from '../build/viteConfig.ts';
import { DEV_PREFIX } from '../composer/baseOf.ts';
import { hotContainers } from './hotContainers.ts';

/** Where Vite keeps the packages that it has prepared for browsers. */
const VITE_CACHE = '.cache/vite';

interface HotConfigOptions {
  /** Folder of the repository. */
  readonly root: string;
  readonly remotes: readonly string[];
  /** The site's server, which takes the connections of hot replacement. */
  readonly server: Server;
}

/** How Vite serves the sources of all hot remotes below {@link DEV_PREFIX} and runs them for the server. */
export function hotConfig({ root, remotes, server }: HotConfigOptions): InlineConfig {
  const sources = [...remotes, 'shared-contracts', 'infra/src/dev/browser'];
  return {
    root,
    configFile: false,
    envDir: false,
    base: DEV_PREFIX,
    logLevel: 'warn',
    mode: 'development',
    appType: 'custom',
    clearScreen: false,
    cacheDir: join(root, VITE_CACHE),
    publicDir: false,
    plugins: [hotContainers(root), react(), acceptPages(), announceChanges()],
    // The shell shares no `jsx-dev-runtime`, and React 19 warns in its `jsx-runtime` just as well.
    oxc: { ...styledComponents('dev'), jsx: { development: false } } as never,
    server: {
      middlewareMode: true,
      ws: { server },
      watch: {
        // Vite loads every page anew for an HTML file anywhere in its root: also for a document of another remote.
        ignored: ['**/dist/**', (path) => !concerns(relative(root, path), sources)],
        // Who saves empties the file first. Its text comes within the 50 ms in which a second change is not told.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
      // The repository also holds the keys and the database of the site.
      fs: { allow: [...sources, 'node_modules', VITE_CACHE] },
    },
    optimizeDeps: {
      // Of all remotes, hot or not: what is kept in the cache does not depend on who is hot.
      entries: ['mfe-*/src/exposes/lifecycles.ts'],
      exclude: [...SHARED_MODULES],
    },
    environments: {
      client: { define: { 'import.meta.env.BROWSER_BUILD': 'true' } },
      ssr: {
        define: { 'import.meta.env.BROWSER_BUILD': 'false' },
        // Node would take its CommonJS, whose default export is one level too deep.
        resolve: { noExternal: ['styled-components'] },
      },
    },
  };
}

/** Whether a path of the repository is one of these folders, within one, or on the way to one. */
function concerns(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => `${path}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(path && `${path}/`));
}

/**
 * Ends the way of a change at the module of the page or place: without this a page that only re-exports its component, or a text that
 * the page shares with its `head`, would load the document anew. What else follows from it is up to browser/start.ts.
 */
function acceptPages(): Plugin {
  return {
    name: 'agence:accept-pages',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/P(?:age|lace)\.tsx$/.test(id) || code.includes('import.meta.hot.accept')) return undefined;
      return { code: `${code}\nimport.meta.hot.accept();`, map: null };
    },
  };
}

/** Tells open pages which of the modules that the server runs have changed (browser/start.ts). */
function announceChanges(): Plugin {
  return {
    name: 'agence:announce-changes',
    applyToEnvironment: ({ name }) => name === 'ssr',
    hotUpdate({ modules, server }) {
      const changed = modules.map(({ url }) => DEV_PREFIX + url.slice(1).replace(/\?.*/, ''));
      if (changed.length > 0) server.environments.client.hot.send('agence:changed', changed);
    },
  };
}
