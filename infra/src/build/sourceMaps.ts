import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { listFiles } from './listFiles.ts';

/** Where in a release's folder the source maps of its browser modules and its server half stand. No manifest lists them, and nothing serves them. */
const FOLDER = 'maps';

/** A source map as the build writes it. */
interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** The source map of a release's file, by its path inside the release. */
export const sourceMapOf = (file: string): string => `${FOLDER}/${file}.map`;

/** Whether a path inside a release is that of a source map, which is no part of what is signed, hashed or loaded. */
export const isSourceMap = (path: string): boolean => path.startsWith(`${FOLDER}/`) && path.endsWith('.map');

/**
 * Takes the source maps out of what a build has written, so that a release has the same files and the same version with and
 * without them.
 *
 * @param root folder of the release's sources; its parent is the top that sources are named from
 * @returns writes them where they stay
 */
export async function takeSourceMaps(dist: string, root: string): Promise<() => Promise<void>> {
  const paths = (await listFiles(dist)).filter((path) => path.endsWith('.map'));
  const maps = await Promise.all(
    paths.map(async (path) => {
      const map: SourceMap = JSON.parse(await readFile(join(dist, path), 'utf8'));
      await rm(join(dist, path));
      return [path, withoutPlace(map, dirname(join(dist, path)), dirname(root))] as const;
    }),
  );
  return async () => {
    for (const [path, map] of maps) {
      const target = join(dist, FOLDER, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(map));
    }
  };
}

/** Names sources from the top of the repository, and packages by their names; of these the text stays away. */
function withoutPlace(map: SourceMap, from: string, top: string): SourceMap {
  const sources = map.sources.map((source) => {
    const path = resolve(from, source).replaceAll('\\', '/');
    const [, inPackages] = /^.*\/(node_modules\/.+)$/.exec(path) ?? [];
    return inPackages ?? relative(top, path).replaceAll('\\', '/');
  });
  const isOwn = sources.map((source) => !/^(?:node_modules|\.\.)\//.test(source));
  return { ...map, sources, sourcesContent: (map.sourcesContent ?? []).map((text, n) => (isOwn[n] ? text : null)) };
}
