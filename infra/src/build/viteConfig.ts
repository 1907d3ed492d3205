import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { CONTAINER, federationContainer } from './federationContainer.ts';

/** Where a release's parts stand in its folder. */
export interface ReleaseSource {
  /** Absolute path of the folder of the shell or remote. */
  readonly root: string;
  /** `shell` or `mfe-…`. */
  readonly name: string;
}

const TARGET = 'es2023';

/**
 * Class names that are equal in the browser and on the server and cannot collide between releases, in calls that are
 * marked as free of effects: a release carries only those components of the kit that it shows.
 */
const styledComponents = (namespace: string) => ({
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
    oxc: styledComponents(name) as never,
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  };
}

/** The browser half of a release. */
export function clientConfig(source: ReleaseSource, outDir: string): InlineConfig {
  const shell = source.name === 'shell';
  return {
    ...common(source),
    plugins: shell
      ? [react(), bareDynamicImports(), noVendorPrefixes(), slimFederation()]
      : [react(), bareDynamicImports(), federationContainer(source.root, 'src/exposes/lifecycles.ts')],
    publicDir: false,
    define: {
      // Content that only prerendering reads stays out of what browsers load.
      'import.meta.env.BROWSER_BUILD': 'true',
      // The federation runtime drops what only servers and its own manifest format need.
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: shell ? { shell: join(source.root, 'src/boot/main.tsx') } : { remoteEntry: CONTAINER },
        preserveEntrySignatures: 'allow-extension',
        treeshake: { propertyReadSideEffects: false, manualPureFunctions: PURE_FUNCTIONS },
        output: {
          entryFileNames: shell ? 'assets/[name]-[hash].js' : '[name].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: shell ? SHELL_CHUNKS : REMOTE_CHUNKS },
        },
      },
    },
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
];

/** What nearly every page of a remote needs comes with its lifecycles, or each would be a request of its own. */
const REMOTE_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'remoteEntry', test: /federation-container/ },
  {
    name: 'lifecycles',
    test: /src\/(?:exposes|lazy|motion|seo)\/|federation-shared|shared-contracts\/src\/(?:brand|ui\/(?:Button|Layout|Text))\.tsx?$/,
  },
];

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

/** Leaves out stylis' table of vendor prefixes: styled-components 6 adds none unless asked to. */
function noVendorPrefixes(): Plugin {
  return {
    name: 'agence:no-vendor-prefixes',
    enforce: 'pre',
    load: (id) => (/stylis\/src\/Prefixer\.js$/.test(id) ? 'export const prefix = (value) => value;' : undefined),
  };
}

/** Parts of the federation runtime that pages cannot reach, by file: what stands there instead. */
const FEDERATION_STUBS: readonly (readonly [file: RegExp, code: string])[] = [
  [
    // Manifests of its own format; stays in even when its snapshot plugin is switched off. Our manifest is `release.json`.
    /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    'export class SnapshotHandler { hooks = { applyPlugin() {}, removePlugin() {} }; manifestCache = new Map(); }\nexport const getGlobalRemoteInfo = () => ({});',
  ],
  [
    // Preloading by its own manifests; the composer names what to preload.
    /runtime-core\/dist\/utils\/preload\.js$/,
    'export const formatPreloadArgs = () => [];\nexport const preloadAssets = () => {};\nexport const normalizePreloadExposes = () => [];\nexport const defaultPreloadArgs = {};',
  ],
];

function slimFederation(): Plugin {
  return {
    name: 'agence:slim-federation',
    enforce: 'pre',
    load: (id) => FEDERATION_STUBS.find(([file]) => file.test(id))?.[1],
  };
}

/** The server half of a release: one self-contained folder that runs without node_modules. */
export function serverConfig(source: ReleaseSource, outDir: string): InlineConfig {
  return {
    ...common(source),
    plugins: [react()],
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
      rolldownOptions: {
        // One file: it is imported under a new address after every build, and must then hold one copy of everything.
        output: { entryFileNames: 'server.js', format: 'es', codeSplitting: false },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  };
}

/** The module that makes a release's documents. */
export function downloadsConfig(source: ReleaseSource, entry: string, outDir: string): InlineConfig {
  return {
    ...common(source),
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
