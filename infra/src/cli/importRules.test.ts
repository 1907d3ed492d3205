import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
for (const name of ['biome.json', 'infra/lint']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file with one import. */
function write(file: string, imported: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `import { x } from '${imported}';\n\nexport const y = x;\n`);
}

/** What the linter says of a file with one import. */
function lint(file: string, imported: string): string {
  write(file, imported);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? 'allowed' : stderr;
}

test.each([
  ['mfe-blog/src/a.ts', '@agence/mfe-tools/src/b'],
  ['mfe-blog/src/a.ts', '@agence/shell/src/b'],
  ['mfe-blog/src/a.ts', '../../mfe-tools/src/b.ts'],
  ['mfe-blog/src/a.ts', 'react-dom'],
  ['mfe-blog/src/a.ts', 'react-router-dom'],
  ['shell/src/a.ts', '@agence/mfe-blog/src/b'],
  ['shared-contracts/src/a.ts', '@agence/infra/build'],
  ['infra/src/a.ts', '@agence/shared-contracts/platform'],
])('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toContain('noRestrictedImports');
});

test.each([
  ['mfe-blog/src/a.ts', '@agence/shared-contracts/platform'],
  ['shell/src/a.ts', '@agence/shared-contracts/remote/shell'],
  ['infra/src/a.ts', '@agence/shared-contracts/remote/release'],
])('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).toBe('allowed');
});

test('files may not import each other in a circle', () => {
  write('mfe-tools/src/a.ts', './b.ts');
  write('mfe-tools/src/b.ts', './c.ts');
  expect(lint('mfe-tools/src/c.ts', './a.ts')).toContain('noImportCycles');
});
