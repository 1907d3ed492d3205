import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { normalizePath, type Plugin } from 'vite';

/** As the compiler names a component: namespace, a hash that it makes of the absolute path, number within the module. */
const ID = /(?<=componentId: "[\w-]*__sc-)\w+(?=-\d+")/g;
/** As short as it can be: each name stands three times on a page, and compresses badly. */
const LENGTH = 4;

/**
 * Names styled components by where their module stands relative to the release, so that the same sources give the same release in
 * whatever folder, on whatever machine they are built. Two modules whose names come out the same do not build: one in a hundred
 * releases of two hundred modules has such a pair.
 *
 * @param root folder of the shell or remote
 */
export function componentIds(root: string): Plugin {
  const paths = new Map<string, string>();
  return {
    name: 'agence:component-ids',
    transform: {
      // What is compiled before.
      order: 'post',
      filter: { code: /__sc-/ },
      handler(code, id) {
        const path = normalizePath(relative(root, id.replace(/\?.*$/, '')));
        const hash = hashOf(path);
        const other = paths.get(hash) ?? path;
        if (other !== path)
          this.error(`The components of ${other} and ${path} would have the same names; rename one of them.`);
        paths.set(hash, path);
        const named = new MagicString(code).replaceAll(ID, hash);
        // The hash that was there is longer in one folder than in another, and columns would follow.
        return { code: named.toString(), map: named.generateMap({ hires: true }) };
      },
    },
  };
}

/** Letters and digits: they become part of class names. */
function hashOf(path: string): string {
  const start = createHash('sha256').update(path).digest().readBigUInt64BE();
  return start.toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}
