import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** A text with every space as an ordinary one. */
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/[\u00a0\u202f]/g, ' ');
const SPAN = /(?:\d+|\bun|\bune|\bcinq|\bdeux|\bdix) (?:jours?|mois|ans?|heures?)\b/gi;

const document = read('docs/legal-statements.md');
const texts = [
  ['privacy', document.slice(0, document.indexOf('## Terms'))],
  ['terms', document.slice(document.indexOf('## Terms'))],
].map(([name = '', table = '']) => ({
  name,
  // What has changed since is no promise.
  text: read(`mfe-marketing/src/content/legal/${name}.ts`).split('\n  versions:')[0] ?? '',
  rows: [...table.matchAll(/^\| (.+?) +\| (?:`([^`]+)`: (.+?)|the owner) +\|$/gm)].map(
    ([, statement = '', file, title = '']) => ({ statement, file, title }),
  ),
}));

test.each(texts)('every statement of $name that stands in docs stands in its text', ({ text, rows }) => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ statement }) => statement).filter((statement) => !text.includes(statement))).toEqual([]);
});

test.each(texts)('what is named as showing a statement of $name is a test', ({ rows }) => {
  const missing = rows.filter(({ file, title }) => file !== undefined && !read(file).includes(title));
  expect(missing).toEqual([]);
});

test.each(texts)('no span of time in $name is a promise that stands in no row', ({ text, rows }) => {
  let rest = text.replaceAll(/\/\*\*.*?\*\//g, '').replaceAll('un jour l’utiliser', '');
  for (const { statement } of rows) rest = rest.replaceAll(statement, '');
  expect(rest.match(SPAN) ?? []).toEqual([]);
});
