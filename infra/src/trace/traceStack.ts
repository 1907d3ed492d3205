import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { sourceMapOf } from '../build/sourceMaps.ts';
import { releaseFolder } from '../registry/releaseStore.ts';

/** A place in a file of a release, as stacks of every engine name it; `~1` is the same release asked for again. */
const PLACE = /(?:https?:\/\/[^\s/()]+)?\/r\/([a-z][\w-]*)\/(\d[\w.-]*?)(?:~\d+)?\/([\w./@-]+):(\d+):(\d+)/;

/**
 * The lines of a stack from a visitor's browser, with file, line and column of the sources in place of the release's.
 *
 * @param dataDir a release store that has the versions which the stack names
 * @returns the lines; below the first of ours its source, and a sentence below what has no map
 */
export async function traceStack(dataDir: string, stack: string): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const lines: string[] = [];
  let isShown = false;
  for (const line of stack.trimEnd().split('\n')) {
    const [place, name = '', version = '', file = '', row, column] = PLACE.exec(line) ?? [];
    if (place === undefined) {
      lines.push(line);
      continue;
    }
    const path = join(releaseFolder(dataDir, name, version), sourceMapOf(file));
    if (!maps.has(path)) maps.set(path, readMap(path));
    const map = await maps.get(path);
    const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!map || !found?.source) {
      lines.push(line);
      if (!map) lines.push(`      (${name} ${version} has no source map of ${file} in this store)`);
      continue;
    }
    lines.push(`${line.replace(place, `${found.source}:${found.line}:${found.column + 1}`)} — ${name} ${version}`);
    const source = isShown ? undefined : sourceContentFor(map, found.source)?.split('\n')[found.line - 1];
    if (source === undefined) continue;
    isShown = true;
    lines.push(`      ${found.line} | ${source.trim()}`);
  }
  return lines;
}

const readMap = (path: string): Promise<TraceMap | undefined> =>
  readFile(path, 'utf8').then(
    (text) => new TraceMap(text),
    () => undefined,
  );
