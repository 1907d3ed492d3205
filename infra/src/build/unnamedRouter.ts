import type { Plugin } from 'vite';

/** Of its releases, the files with components. */
const FILE = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** What a component is called in developer tools. */
const NAME = /^\w+\.displayName = "\w+";$/gm;
/** What makes a component or a context, which no use of it says to be free of effects. */
const MAKER = /= (?=React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * Takes react-router without its warnings, which its package gives to all bundlers, and lets go of components that nobody uses:
 * that each is given a name keeps all of them. It is 5 kB of every page of a subtree.
 */
export function unnamedRouter(): Plugin {
  return {
    name: 'agence:unnamed-router',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: (code, id) => (FILE.test(id) ? { code: unnamed(code), map: null } : undefined),
  };
}

/** The same code without names, each line where it was. */
export const unnamed = (code: string): string => code.replace(NAME, '').replace(MAKER, '= /* @__PURE__ */ ');
