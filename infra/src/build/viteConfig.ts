import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, normalizePath, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { componentIds } from './componentIds.ts';
import { CONTAINER, federationContainer } from './federationContainer.ts';
import { type FederationOptions, federationOptions } from './federationOptions.ts';
import { inlineScript } from './inlineScript.ts';
import { providedImports } from './providedImports.ts';
import { unnamedRouter } from './unnamedRouter.ts';
import { withoutUnreachable } from './unreachable.ts';

/** Where a release's parts stand in its folder. */
export interface ReleaseSource {
  /** Absolute path of the folder of the shell or remote. */
  readonly root: string;
  /** `shell` or `mfe-…`. */
  readonly name: string;
  /** What else its builds need, first of all (`plainPlace`). */
  readonly plugins?: readonly Plugin[];
}

const TARGET = 'es2023';

/**
 * Class names that are equal in the browser and on the server and cannot collide between releases, in calls that are
 * marked as free of effects: a release carries only those components of the kit that it shows.
 */
export const styledComponents = (namespace: string) => ({
  plugins: {
    styledComponents: {
      ...{ ssr: true, fileName: false, displayName: false, namespace },
      ...{ pure: true, transpileTemplateLiterals: true },
    },
  },
});

/** The rest of such a call, `styled.div.withConfig(…)`, which carries no mark. */
const PURE_FUNCTIONS = ['styled', 'css', 'keyframes'];

function common({ root, name }: ReleaseSource): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    // React 19 warns in its `jsx-runtime`, the one that the shell shares, as well as in `jsx-dev-runtime`.
    oxc: { ...styledComponents(name), jsx: { development: false } } as never,
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  };
}

/** What a remote's `package.json` says of its build, under `agence`. */
interface BuildSettings {
  /** Folders and files, as seen from `src`, that nearly every page needs. */
  readonly onEveryPage?: readonly string[];
  /** The stock plugin, in place of the lean container. */
  readonly builtWith?: string;
}

function settingsOf({ root }: ReleaseSource): BuildSettings {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).agence ?? {};
}

const STOCK_PLUGIN = '@module-federation/vite';

/** The plugin that makes a remote's container, where it is not the lean one. @throws Error for one that is not known */
export function builtWith(source: ReleaseSource): typeof STOCK_PLUGIN | undefined {
  const { builtWith } = settingsOf(source);
  if (builtWith === undefined || builtWith === STOCK_PLUGIN) return builtWith;
  throw new Error(`${source.name} cannot be built with ${builtWith}, only with ${STOCK_PLUGIN}.`);
}

export type BuildMode = 'production' | 'development';

/** The browser half of a release. @param mode `development` is for reading: as it was written, with source maps */
export function clientConfig(source: ReleaseSource, outDir: string, mode: BuildMode = 'production'): InlineConfig {
  const { plugins: before = [] } = source;
  const { plugins, ...half } = source.name === 'shell' ? shellHalf(source) : remoteHalf(source);
  return {
    ...common(source),
    plugins: [...before, react(), bareDynamicImports(), componentIds(source.root), ...plugins],
    publicDir: false,
    define: {
      // Content that only prerendering reads stays out of what browsers load.
      'import.meta.env.BROWSER_BUILD': 'true',
      // The federation runtime drops what only servers, its own manifest format and hosts without remotes or sharing need.
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // Remotes know no other remote: what would load one weighs 4 kB.
      FEDERATION_OPTIMIZE_NO_REMOTE: String(source.name !== 'shell'),
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      // Nor what makes code of text, which our policies forbid.
      FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Whose code browsers download, and on what terms: most licences want to be handed on with it.
      license: { fileName: 'licences.txt' },
      ...(mode === 'development' ? { minify: false, sourcemap: true } : { sourcemap: 'hidden' as const }),
      rolldownOptions: {
        input: half.input,
        preserveEntrySignatures: 'allow-extension',
        treeshake: { propertyReadSideEffects: false, manualPureFunctions: PURE_FUNCTIONS },
        output: {
          entryFileNames: half.entryFileNames,
          chunkFileNames: NAMED,
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: { groups: half.chunks },
        },
        // The stock plugin takes longer than Rolldown expects of plugins.
        checks: { bundlerTimings: false },
      },
    },
  };
}

/** Without hashes of their own, of which every page would carry hundreds: the release's folder has the one of all its files. */
const NAMED = 'assets/[name].js';

/** What of a build the shell and the kinds of remotes have each their own. */
interface Half {
  readonly plugins: readonly PluginOption[];
  readonly input: Record<string, string>;
  readonly entryFileNames: string;
  readonly chunks: Rolldown.CodeSplittingGroup[];
}

function shellHalf({ root }: ReleaseSource): Half {
  return {
    plugins: [withoutUnreachable()],
    input: { shell: join(root, 'src/boot/main.tsx') },
    entryFileNames: NAMED,
    chunks: SHELL_CHUNKS,
  };
}

/** A remote in the lean container, or as the stock plugin makes it of the same settings. */
function remoteHalf(source: ReleaseSource): Half {
  const options = federationOptions(source);
  const start = startChunk(source.root, settingsOf(source).onEveryPage ?? []);
  const stock = builtWith(source);
  if (!stock) {
    return {
      plugins: [unnamedRouter(), federationContainer(source.root, options)],
      input: { remoteEntry: CONTAINER },
      entryFileNames: '[name].js',
      chunks: [{ name: 'remoteEntry', test: /^\0virtual:federation-|remote\/contractRange/ }, start],
    };
  }
  return {
    // Only who needs the plugin waits for it to load.
    plugins: [
      unnamedRouter(),
      providedImports(),
      wholeShares(source.root, options),
      import(stock).then(({ federation }) => federation(options)),
    ],
    input: Object.fromEntries(
      Object.entries(options.exposes).map(([name, path]) => [name.replace('./', ''), join(source.root, path)]),
    ),
    entryFileNames: NAMED,
    // Its runtime stays in caches from release to release.
    chunks: [{ name: 'federation', test: /@module-federation\/|localSharedImportMap/ }, start],
  };
}

/**
 * What changes rarely stays in files of its own, so that a release of the shell leaves them in caches. Each runs in a
 * task of its own at the start, so none may keep a phone busy for long.
 */
const SHELL_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|boot\/react\.ts$/ },
  {
    name: 'runtime',
    test: /node_modules\/(?:@module-federation|single-spa|styled-components|stylis)|rolldown\/runtime/,
  },
  { name: 'store', test: /node_modules\/(?:@reduxjs|redux|immer|reselect)/ },
  // Each file costs every page a line of its import map.
  { name: 'Field', test: /shared-contracts\/src\/ui\/(?:Control|Field)\.tsx$/ },
];

/**
 * The stock plugin emits of a share what it has seen used, and takes 10 ms in which nothing comes for the end of all
 * reading (1.23.0): on a busy machine it misses pages, and the build fails. What an exposed module imports whole it has
 * seen in time, and emits whole.
 */
function wholeShares(root: string, { exposes, shared }: FederationOptions): Plugin {
  const exposed = Object.values(exposes).map((path) => normalizePath(join(root, path)));
  const imports = Object.keys(shared).map((name, index) => `import * as share${index} from ${JSON.stringify(name)};`);
  return {
    name: 'agence:whole-shares',
    enforce: 'pre',
    transform: (code, id) => (exposed.includes(id) ? { code: `${code}\n${imports.join('\n')}`, map: null } : undefined),
  };
}

/**
 * What nearly every page of a remote needs comes with its lifecycles, or each would be a request of its own: of the
 * contract, and of what the remote's `package.json` names under `agence.onEveryPage`. A file costs every page that loads it some 65
 * bytes of its document, for its checksum and its address: a tiny one weighs less where fewer pages need it.
 */
function startChunk(root: string, onEveryPage: readonly string[]): Rolldown.CodeSplittingGroup {
  const places = ['exposes', ...onEveryPage].map((place) => normalizePath(join(root, 'src', place)));
  const shared =
    /federation-shared|__loadShare__|shared-contracts\/src\/(?:brand|backend\/(?:duration|level|money|refusal)|format\/frenchNumber|platform\/useContact|ui\/(?:asking|Button|Card|Layout|Text))\.tsx?$/;
  const isOf = (id: string) => (place: string) => id === place || id.startsWith(`${place}/`);
  return { name: 'lifecycles', test: (id) => shared.test(id) || places.some(isOf(id)) };
}

/**
 * Replaces Vite's helper around `import()`: it preloads CSS and chunks, which releases do not have or list in
 * `release.json`, and would cost every release a kilobyte.
 */
function bareDynamicImports(): Plugin {
  return {
    name: 'agence:bare-dynamic-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** The server half of a release: one self-contained folder that runs without node_modules. */
export function serverConfig(source: ReleaseSource, outDir: string, mode: BuildMode = 'production'): InlineConfig {
  const { plugins: before = [] } = source;
  return {
    ...common(source),
    plugins: [...before, react(), inlineScript(TARGET, before), componentIds(source.root)],
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.BROWSER_BUILD': 'false' },
    build: {
      ssr: serverEntry(source.root),
      outDir,
      emptyOutDir: true,
      target: 'node22',
      copyPublicDir: false,
      reportCompressedSize: false,
      minify: false,
      ...(mode === 'development' ? {} : { sourcemap: 'hidden' as const }),
      rolldownOptions: {
        // One file: it is imported under a new address after every build, and must then hold one copy of everything.
        output: { entryFileNames: 'server.js', format: 'es', codeSplitting: false },
        // No paths of this machine in the release.
        experimental: { attachDebugInfo: 'none' },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  };
}

/** The module that makes a release's documents. */
export function downloadsConfig(source: ReleaseSource, entry: string, outDir: string): InlineConfig {
  return {
    ...common(source),
    plugins: [...(source.plugins ?? [])],
    publicDir: false,
    ssr: { noExternal: [/^@agence\//], target: 'node' },
    build: {
      ssr: entry,
      outDir,
      target: 'node22',
      reportCompressedSize: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'downloads.js', format: 'es', codeSplitting: false } },
    },
  };
}

function serverEntry(root: string): string {
  const found = ['src/exposes/server.ts', 'src/exposes/server.tsx'].map((file) => join(root, file)).find(existsSync);
  if (!found) throw new Error(`${root} has no src/exposes/server.ts`);
  return found;
}
