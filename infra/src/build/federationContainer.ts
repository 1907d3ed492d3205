import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init as initLexer, parse } from 'es-module-lexer';
import { type Plugin, transformWithOxc } from 'vite';

/** Modules of which one copy exists at run time, provided by the shell through the share scope. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'styled-components',
  '@agence/shared-contracts/platform',
] as const;

/** Entry of the container, as a name for the build's input. */
export const CONTAINER = 'virtual:federation-container';
const CONTAINER_ID = `\0${CONTAINER}`;
const SHARED_PREFIX = '\0federation-shared:';

/**
 * Makes a remote's build a Module Federation container: `remoteEntry.js` with `init(shareScope)` and
 * `get(module)`, as `@module-federation/runtime` loads it, and shared modules that read the share scope.
 *
 * Stands in for `@module-federation/vite`, whose glue costs 11 kB and eight files a remote where this costs
 * half a kilobyte and one (infra/docs/decisions/0001-federation-container.md).
 *
 * @param root folder of the remote
 * @param lifecycles path of the exposed module, relative to `root`
 */
export function federationContainer(root: string, lifecycles: string): Plugin {
  const require = createRequire(join(root, 'package.json'));
  return {
    name: 'agence:federation-container',
    enforce: 'pre',
    resolveId(source) {
      if (source === CONTAINER) return CONTAINER_ID;
      if ((SHARED_MODULES as readonly string[]).includes(source)) return SHARED_PREFIX + source;
      return undefined;
    },
    async load(id) {
      if (id === CONTAINER_ID) return containerCode(join(root, lifecycles));
      if (!id.startsWith(SHARED_PREFIX)) return undefined;
      const name = id.slice(SHARED_PREFIX.length);
      return sharedCode(name, await exportNames(require.resolve(name)));
    },
  };
}

function containerCode(lifecycles: string): string {
  return `
const scope = {};
export function shared(name) {
  const versions = scope[name];
  const version = versions && Object.keys(versions)[0];
  if (!version) throw new Error('The shell does not provide ' + name);
  return versions[version].lib();
}
export function init(shareScope) { Object.assign(scope, shareScope); }
export async function get(module) {
  if (module !== './lifecycles') throw new Error('Unknown module ' + module);
  const lifecycles = await import(${JSON.stringify(lifecycles)});
  return () => lifecycles;
}`;
}

function sharedCode(name: string, names: readonly string[]): string {
  const named = names
    .filter((exported) => exported !== 'default' && /^[\w$]+$/.test(exported))
    .map((exported) => `export const ${exported} = module.${exported};`);
  return [
    `import { shared } from '${CONTAINER}';`,
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
