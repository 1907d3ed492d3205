import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const rows = [...read('docs/audited.md').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
  .map(([, line = '', held = '']) => ({ line, held }))
  .filter(({ line, held }) => !/^-+$/.test(held) && line !== 'Line');
const settled = read('docs/decisions/settled.md');

/** Why a line of the table is held by nothing; undefined where something holds it. */
function unheld({ line, held }: (typeof rows)[number]): string | undefined {
  const [, file, title = ''] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
  if (file)
    return existsSync(join(ROOT, file)) && read(file).includes(title) ? undefined : `${line}: no test “${title}”`;
  if (/^AMB-\d+$/.test(held)) return settled.includes(`| ${held} |`) ? undefined : `${line}: ${held} is not settled`;
  return /^(?:decided|open): ./.test(held) ? undefined : `${line}: neither a test nor a decision`;
}

test('every line of the audits has a test that is there, or a decision', () => {
  expect(rows.length).toBeGreaterThan(120);
  expect(rows.map(unheld).filter((fault) => fault !== undefined)).toEqual([]);
});
