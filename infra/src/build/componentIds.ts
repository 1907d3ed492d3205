import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { normalizePath, type Plugin } from 'vite';

/** As the compiler names a component: namespace, a hash that it makes of the absolute path, number within the module. */
const ID = /(?<=componentId: "[\w-]*__sc-)\w+(?=-\d+")/g;
const LENGTH = 6;

/**
 * Names styled components by where their module stands relative to the release, so that the same sources give the same release in
 * whatever folder, on whatever machine they are built.
 *
 * @param root folder of the shell or remote
 */
export function componentIds(root: string): Plugin {
  return {
    name: 'agence:component-ids',
    transform: {
      // What is compiled before.
      order: 'post',
      filter: { code: /__sc-/ },
      handler(code, id) {
        const hash = hashOf(normalizePath(relative(root, id.replace(/\?.*$/, ''))));
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
