import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init as initLexer, parse } from 'es-module-lexer';
import { type Plugin, transformWithOxc } from 'vite';
import type { FederationOptions, SharedModule } from './federationOptions.ts';
import { LEFT_OUT, PROVIDED } from './providedImports.ts';

/** Entry of the container, as a name for the build's input. */
export const CONTAINER = 'virtual:federation-container';
/** Keeps the shares. It imports nothing of the remote, so that nothing of the remote runs before its shares are there. */
const SCOPE = 'virtual:federation-scope';
const [CONTAINER_ID, SCOPE_ID] = [`\0${CONTAINER}`, `\0${SCOPE}`];
const SHARED_PREFIX = '\0federation-shared:';

/**
 * Makes a remote's build a Module Federation container: `remoteEntry.js` with `init(shareScope)` and
 * `get(module)`, as any host's federation runtime loads it, and shared modules that read the share scope.
 *
 * Stands in for `@module-federation/vite` where its glue would reach visitors: it costs half a kilobyte where that costs
 * fifteen (docs/decisions/0001-federation-container.md). Reads the same settings.
 *
 * @param root folder of the remote
 */
export function federationContainer(root: string, options: FederationOptions): Plugin {
  const sharedModules = createSharedModules(root, options);
  return {
    name: 'agence:federation-container',
    enforce: 'pre',
    resolveId: (source) => (source === CONTAINER ? CONTAINER_ID : sharedModules.resolveId(source)),
    load: (id) => (id === CONTAINER_ID ? containerCode(root, options) : sharedModules.load(id)),
  };
}

/** Resolves shared modules, as seen from a folder, to modules that read the share scope. */
export function createSharedModules(root: string, { shared }: Pick<FederationOptions, 'shared'>) {
  const require = createRequire(join(root, 'package.json'));
  return {
    resolveId(source: string) {
      if (source === SCOPE) return SCOPE_ID;
      return Object.hasOwn(shared, source) ? SHARED_PREFIX + source : undefined;
    },
    async load(id: string) {
      if (id === SCOPE_ID) return scopeCode(shared);
      if (!id.startsWith(SHARED_PREFIX)) return undefined;
      const name = id.slice(SHARED_PREFIX.length) as SharedModule;
      const names = PROVIDED[name] ?? (await exportNames(require.resolve(name)));
      return sharedCode(
        name,
        names.filter((exported) => !LEFT_OUT[name]?.includes(exported)),
      );
    },
  };
}

/**
 * `init(shareScope)`, `ready()` and `shared(name)`: of the versions that a host offers, the newest that fits. A host that
 * has not loaded it yet is asked for it, as the protocol says.
 */
function scopeCode(shared: FederationOptions['shared']): string {
  const ranges = Object.fromEntries(
    Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
  return `
import { fits } from '@agence/shared-contracts/remote/contractRange';
let scope = {};
const modules = {};
export const shared = (name) => modules[name];
export const init = (shareScope) => void (scope = shareScope);
export const ready = () => Promise.all(Object.entries(${JSON.stringify(ranges)}).map(async ([name, range]) => {
  const share = Object.entries(scope[name] ?? {})
    .filter(([version]) => fits(range, version))
    .reduce((newest, other) => (newest && fits('^' + other[0], newest[0]) ? newest : other), 0)[1];
  if (!share) throw new Error(\`No \${name} \${range} is shared\`);
  modules[name] = (share.lib ?? await (share.loading ?? share.get()))();
}));`;
}

/** The container's entry. @param root folder of the remote */
export function containerCode(root: string, { exposes }: Pick<FederationOptions, 'exposes'>): string {
  const loaders = Object.entries(exposes).map(
    ([name, path]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, path))})`,
  );
  return `
import { ready } from '${SCOPE}';
export { init } from '${SCOPE}';
const exposed = { ${loaders.join(', ')} };
export async function get(module) {
  if (!Object.hasOwn(exposed, module)) throw new Error('Unknown module ' + module);
  await ready();
  const loaded = await exposed[module]();
  return () => loaded;
}`;
}

function sharedCode(name: string, names: readonly string[]): string {
  const named = names
    .filter((exported) => exported !== 'default' && /^[\w$]+$/.test(exported))
    .map((exported) => `export const ${exported} = module.${exported};`);
  return [
    `import { shared } from '${SCOPE}';`,
    `const module = shared(${JSON.stringify(name)});`,
    ...named,
    'export default module.default ?? module;',
  ].join('\n');
}

/** Names that a module exports; read from the source where it is TypeScript, by importing it otherwise. */
async function exportNames(file: string): Promise<string[]> {
  if (!/\.tsx?$/.test(file)) return Object.keys(await import(pathToFileURL(file).href));
  await initLexer;
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return parse(code)[1].map((exported) => exported.n);
}
