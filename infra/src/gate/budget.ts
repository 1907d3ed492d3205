import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { init, parse } from 'es-module-lexer';
import { type Teams, teamOfRemote } from '../registry/teams.ts';
import type { ReadPage } from './readPages.ts';
import { notRun, type Verdict, verdictOf } from './row.ts';

/** No module needs a megabyte; compressing one takes longer than all else. */
const MAX_MODULE = 1_000_000;

/**
 * Row 7: of each route the release's own modules, which the browser loads beside those of the shell, and the whole document,
 * compressed with brotli.
 */
export async function budgetRow(
  release: Release,
  folder: string,
  pages: readonly ReadPage[],
  teams: Teams,
): Promise<Verdict> {
  const budget = teams[teamOfRemote(release.name, teams) ?? '']?.budget;
  if (!budget) return notRun('Nobody has given the team a budget.');
  const weigh = createScale(folder, release);
  const faults: string[] = [];
  let heaviest = 0;
  const seen = new Set<string>();
  for (const { path, modules } of loadedBy(release)) {
    const bytes = await weigh([release.entry, ...release.modules, ...modules]);
    if (typeof bytes === 'string') seen.add(bytes);
    else {
      heaviest = Math.max(heaviest, bytes);
      if (bytes > budget.js) faults.push(`${path} loads ${bytes} bytes of JavaScript; the team has ${budget.js}.`);
    }
  }
  let longest = 0;
  for (const { path, html } of longestOfEachRoute(release, pages)) {
    const bytes = (await promisify(brotliCompress)(html)).length;
    longest = Math.max(longest, bytes);
    if (bytes > budget.html) faults.push(`${path} has ${bytes} bytes of HTML; the team has ${budget.html}.`);
  }
  return verdictOf([...seen, ...faults], `at most ${heaviest} B of JavaScript, ${longest} B of HTML`);
}

/** The page of each route that has most to say: compressing all of a blog takes longer than the rest of the gate. */
function longestOfEachRoute({ name, routes }: Release, pages: readonly ReadPage[]): ReadPage[] {
  const longest = new Map<string, ReadPage>();
  for (const page of pages.filter(({ owner, status }) => owner === name && status === 200)) {
    const id = matchRoute(routes, page.path)?.route.id ?? '';
    if (page.html.length > (longest.get(id)?.html.length ?? 0)) longest.set(id, page);
  }
  return [...longest.values()];
}

/** Modules besides the release's own, by address; a shell's come with every page. */
function loadedBy({ name, routes }: Release): { readonly path: string; readonly modules: readonly string[] }[] {
  if (name === 'shell') return [{ path: 'Every page', modules: [] }];
  return routes.flatMap(({ path, modules, places }) =>
    places
      ? places.map((place) => ({ path: path.replace('*', place.path), modules: [...modules, ...place.modules] }))
      : [{ path, modules }],
  );
}

/** Weighs modules with all that they import at once; a sentence where one alone is too large. */
function createScale(folder: string, release: Release) {
  const known = new Map<string, { readonly bytes: number; readonly imports: readonly string[] }>();

  async function read(file: string) {
    const text = await readFile(join(folder, file), 'utf8');
    await init;
    const imports = parse(text)[0]
      .filter(({ d, n }) => d === -1 && n?.startsWith('.'))
      .map(({ n }) => posix.join(posix.dirname(file), n as string));
    return { bytes: (await promisify(brotliCompress)(text)).length, imports };
  }

  return async (modules: readonly string[]): Promise<number | string> => {
    const waiting = [...modules];
    const loaded = new Set<string>();
    let sum = 0;
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const listed = release.files[file];
      if (loaded.has(file) || !listed) continue;
      loaded.add(file);
      if (listed.bytes > MAX_MODULE) return `${file} has ${listed.bytes} bytes; a module has at most ${MAX_MODULE}.`;
      const { bytes, imports } = known.get(file) ?? (await read(file));
      known.set(file, { bytes, imports });
      sum += bytes;
      waiting.push(...imports);
    }
    return sum;
  };
}
