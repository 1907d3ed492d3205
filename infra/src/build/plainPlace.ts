import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite takes for the beginning of a query or fragment, wherever it stands in the path of a module. */
const MARKS = /[#?]/;

/** A folder to build in. */
export interface PlainPlace {
  /** The folder, by a path without such characters. */
  readonly root: string;
  /** Keeps modules on that path. */
  readonly plugins: readonly Plugin[];
  close(): Promise<void>;
}

/** @throws Error where the path of a folder keeps the whole site from being built */
export function refuseMarks(root: string): void {
  if (MARKS.test(root))
    throw new Error(
      `The path ${root} has # or ?, which build tools take for the end of a path. Move the site to another folder.`,
    );
}

/** Lets a folder be built whose path has characters that addresses give a meaning: for as long, it has another path too. */
export async function plainPlace(root: string): Promise<PlainPlace> {
  const parts = root.split(sep);
  const last = parts.findLastIndex((part) => MARKS.test(part));
  if (last < 0) return { root, plugins: [], close: async () => {} };
  const marked = parts.slice(0, last + 1).join(sep);
  const folder = await mkdtemp(join(tmpdir(), 'agence-build-'));
  const link = join(folder, 'sources');
  // Windows makes links to folders for everybody only so.
  await symlink(marked, link, 'junction');
  return {
    root: join(link, ...parts.slice(last + 1)),
    plugins: [onLink(marked, link)],
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What Vite finds it names by its real path. */
function onLink(marked: string, link: string): Plugin {
  return {
    name: 'agence:plain-place',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(marked + sep)) return found;
      return { ...found, id: link + found.id.slice(marked.length) };
    },
  };
}
