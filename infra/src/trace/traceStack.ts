import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import * as v from 'valibot';
import { sourceMapOf } from '../build/sourceMaps.ts';
import { releaseFolder } from '../registry/releaseStore.ts';

/** A place in a file of a release, as stacks of every engine name it; `~1` is the same release asked for again. */
const PLACE = /(?:https?:\/\/[^\s/()]+)?\/r\/([a-z][\w-]*)\/(\d[\w.-]*?)(?:~\d+)?\/([\w./@-]+):(\d+):(\d+)/;
/** A release as the log names it; what stands in frames below it is a place in its server half. */
const RELEASE = /\b([a-z][\w-]*)@(\d+\.\d+\.\d+[\w.-]*)/;
const SERVER_PLACE = /\bserver\.js:(\d+):(\d+)/;
const SERVER_FILE = 'server/server.js';

/**
 * The lines of a stack from a visitor's browser, or of the site's log about a server half, with file, line and column of the sources in
 * place of the release's.
 *
 * @param dataDir a release store that has the versions which the stack names
 * @returns the lines; below the first of ours its source, and a sentence below what has no map
 */
export async function traceStack(dataDir: string, stack: string): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const lines: string[] = [];
  let isShown = false;
  let named: Named = {};
  for (const line of stack.trimEnd().split('\n').flatMap(inWords)) {
    const found = placeIn(line, named);
    if (!found) {
      const [, name, version] = RELEASE.exec(line) ?? [];
      if (name && version) named = { name, version };
      lines.push(line);
      continue;
    }
    const { place, name, version, file, row, column } = found;
    const path = join(releaseFolder(dataDir, name, version), sourceMapOf(file));
    if (!maps.has(path)) maps.set(path, readMap(path));
    const map = await maps.get(path);
    const origin = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!map || !origin?.source) {
      lines.push(line);
      if (!map) lines.push(`      (${name} ${version} has no source map of ${file} in this store)`);
      continue;
    }
    lines.push(`${line.replace(place, `${origin.source}:${origin.line}:${origin.column + 1}`)} — ${name} ${version}`);
    const source = isShown ? undefined : sourceContentFor(map, origin.source)?.split('\n')[origin.line - 1];
    if (source === undefined) continue;
    isShown = true;
    lines.push(`      ${origin.line} | ${source.trim()}`);
  }
  return lines;
}

const readMap = (path: string): Promise<TraceMap | undefined> =>
  readFile(path, 'utf8').then(
    (text) => new TraceMap(text),
    () => undefined,
  );

/** The release that a log line has named. */
type Named = { readonly name?: string; readonly version?: string };

/** The place in a release that a line names; of a server half it is in the release that was named before. */
function placeIn(line: string, named: Named) {
  const [place, name = '', version = '', file = '', row = '', column = ''] = PLACE.exec(line) ?? [];
  if (place !== undefined) return { place, name, version, file, row, column };
  const [ofServer, serverRow = '', serverColumn = ''] = SERVER_PLACE.exec(line) ?? [];
  if (ofServer === undefined || !named.name || !named.version) return undefined;
  return {
    ...{ place: ofServer, name: named.name, version: named.version },
    ...{ file: SERVER_FILE, row: serverRow, column: serverColumn },
  };
}

/** What a line of the log for machines says of an error (`createLog`). */
const logLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    event: v.string(),
    ...v.partial(
      v.object({
        ...{ what: v.string(), error: v.string(), at: v.string(), stack: v.array(v.string()) },
        ...{ requestId: v.string(), release: v.string(), route: v.string() },
      }),
    ).entries,
  }),
);

/** A line of the log for machines as people would read it: what went wrong and where, the stack below it; any other line as it is. */
function inWords(line: string): string[] {
  const { success, output } = v.safeParse(logLine, line);
  if (!success) return [line];
  const { event, what = event, error, at, stack = at ? [`at ${at}`] : [], requestId, release, route } = output;
  const said = [what, error].filter(Boolean).join(': ');
  return [
    `${said} (${[requestId, release, route].filter(Boolean).join(', ')})`,
    ...stack.map((frame) => `    ${frame}`),
  ];
}
