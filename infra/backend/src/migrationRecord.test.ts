import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hashOf, lostOf, readRecord, titleOf, withNew } from './migrationRecord.ts';
import { PROJECT_DIR, sqlFiles } from './project.ts';

const files = sqlFiles(['migrations/*.sql']);
const record = readRecord();

test('no migration that has landed was edited, renumbered or removed; new ones: `npm run backend -- schema`', () => {
  expect(lostOf(record, files)).toEqual([]);
  expect(withNew(record, files)).toEqual(record);
});

test('an edited, a renumbered and a removed migration are noticed; other line endings are none', () => {
  const [first, second, ...others] = files as [(typeof files)[0], (typeof files)[0], ...typeof files];
  expect(lostOf(record, [{ ...first, sql: `${first.sql}\n-- edited` }, second, ...others])).toEqual([first.name]);
  expect(lostOf(record, [first, { ...second, name: `20991231000000_${titleOf(second)}` }, ...others])).toEqual([
    second.name,
  ]);
  expect(lostOf(record, others)).toEqual([first.name, second.name]);
  expect(hashOf(first.sql.replaceAll('\n', '\r\n'))).toBe(hashOf(first.sql));
});

test('each is told from the others by its name without the number, which some have changed', () => {
  expect(new Set(files.map(titleOf)).size).toBe(files.length);
});

test('the record has every text that the history of this clone has', () => {
  const known = new Set([
    ...files.map((file) => `${titleOf(file)} ${hashOf(file.sql)}`),
    ...Object.entries(record.former).flatMap(([title, texts]) => Object.keys(texts).map((hash) => `${title} ${hash}`)),
  ]);
  const unknown = inHistory().filter(({ title, sql }) => !known.has(`${title} ${hashOf(sql)}`));
  expect(unknown.map(({ title, blob }) => `${title} (${blob}): list it as a former text`)).toEqual([]);
});

/** Texts of migrations in all commits that this clone has: a shallow one has few, an archive none. */
function inHistory(): { title: string; blob: string; sql: string }[] {
  let log: string;
  try {
    const raw = ['--format=', '--raw', '--no-abbrev', '--no-renames', '--diff-filter=AM'];
    log = execFileSync('git', ['log', ...raw, '--', 'migrations'], {
      cwd: PROJECT_DIR,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    return [];
  }
  const found = [...log.matchAll(/^:\d+ \d+ \w+ (?<blob>\w+) [AM]\t.*\/\d+_(?<title>\w+)\.sql$/gm)];
  const seen = new Map(found.map(({ groups }) => [`${groups?.title} ${groups?.blob}`, groups]));
  const blobs = [...seen.values()].map((groups) => ({ title: groups?.title ?? '', blob: groups?.blob ?? '' }));
  // Each answer: a line that ends with the number of bytes, the bytes, an end of line.
  const all = execFileSync('git', ['cat-file', '--batch'], {
    cwd: PROJECT_DIR,
    input: blobs.map(({ blob }) => `${blob}\n`).join(''),
    maxBuffer: 2 ** 28,
  });
  let at = 0;
  return blobs.map(({ title, blob }) => {
    const start = all.indexOf('\n', at) + 1;
    const bytes = Number(all.toString('utf8', at, start).trim().split(' ').at(-1));
    at = start + bytes + 1;
    return { title, blob: blob.slice(0, 10), sql: all.toString('utf8', start, start + bytes) };
  });
}
