import { readFile } from 'node:fs/promises';
import { fits } from '@agence/shared-contracts/remote/contractRange';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { describe, expect, test } from 'vitest';
import { archivedSites } from './archives.ts';
import { DOCUMENT, documentOf, ROW, type Row, rowsOf } from './table.ts';

const row = (changes: Partial<Row> = {}): Row => ({
  ...{ offers: '1.10.0', shell: 'this tree', needs: '^1.9.0', remotes: 'the five remotes, archive', outcome: 'works' },
  ...changes,
});
const specOf = (...rows: readonly Row[]) => ({
  tests: [{ annotations: rows.map((one) => ({ type: ROW, description: JSON.stringify(one) })) }],
});

test('rows are those that tests left, at any depth, by version', () => {
  const [newer, older] = [row(), row({ offers: '1.9.0' })];
  const other = { tests: [{ annotations: [{ type: 'issue', description: 'x' }] }] };
  expect(rowsOf([{ specs: [specOf(newer), other], suites: [{ specs: [specOf(older)] }] }])).toEqual([older, newer]);
});

test('the document says each of them in a line', () => {
  const text = documentOf([row({ outcome: 'refused' })], 159);
  expect(text).toContain('\n| 1.10.0       | this tree | ^1.9.0       | the five remotes, archive | refused |\n');
  expect(text).toContain('159 tests');
});

const lines = (await readFile(DOCUMENT, 'utf8')).split('\n').filter((line) => line.startsWith('| '));
const written = lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
const archived = (await archivedSites()).map(({ contract }) => [contract, 'archive'] as const);
const sites = [...archived, [CONTRACT_VERSION, 'this tree'] as const];
const pairs = sites.flatMap((shell) =>
  sites.filter((remotes) => remotes !== shell).map((remotes) => [...shell, ...remotes] as const),
);

describe('docs/compatibility.md', () => {
  const hint = 'Run npm run compatibility -- table, see CONTRIBUTING.md "Change the contract"';

  test.each(pairs)(
    'says of a shell of contract %s (%s) and remotes of contract %s (%s) what fits() says',
    (offers, shell, needs, remotes) => {
      const outcome = fits(`^${needs}`, offers) ? 'works' : 'refused';
      expect(written, hint).toContainEqual([
        '',
        offers,
        shell,
        `^${needs}`,
        `the five remotes, ${remotes}`,
        outcome,
        '',
      ]);
    },
  );

  test('says nothing that fits() does not', () => {
    for (const [, offers = '', , needs = '', , outcome] of written) {
      expect(outcome).toBe(fits(needs, offers) ? 'works' : 'refused');
    }
  });

  test('is about the releases of the last minor, which are kept', () => {
    const [major, minor] = CONTRACT_VERSION.split('.').map(Number) as [number, number];
    const kept = archived.filter(([contract]) => minor === 0 || fits(`^${major}.${minor - 1}.0`, contract));
    expect(kept, 'Archive the last minor, see CONTRIBUTING.md "Change the contract"').not.toEqual([]);
  });
});
