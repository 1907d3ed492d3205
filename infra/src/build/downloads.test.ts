import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeDownloads } from './downloads.ts';

const root = mkdtempSync(join(tmpdir(), 'downloads-'));
afterAll(() => rmSync(root, { recursive: true }));

test('puts the documents that a release makes into it, and nothing of what made them', async () => {
  mkdirSync(join(root, 'src/exposes'), { recursive: true });
  writeFileSync(
    join(root, 'src/exposes/downloads.ts'),
    "export const downloads = async (): Promise<object> => ({ '/guides/a.pdf': new TextEncoder().encode('%PDF') });",
  );
  const dist = join(root, 'dist');
  expect(await writeDownloads({ root, name: 'mfe-test' }, dist)).toEqual({ '/guides/a.pdf': 'public/guides/a.pdf' });
  expect(readFileSync(join(dist, 'public/guides/a.pdf'), 'utf8')).toBe('%PDF');
  expect(readdirSync(dist)).toEqual(['public']);
});

test('finds the packages of its source when it is made elsewhere', async () => {
  const paper = join(root, 'node_modules/paper');
  mkdirSync(paper, { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(paper, 'package.json'), '{"name":"paper","type":"module","exports":"./index.js"}');
  writeFileSync(join(paper, 'index.js'), "export const paper = '%PDF';");
  const inside = join(root, 'remote');
  mkdirSync(join(inside, 'src/exposes'), { recursive: true });
  writeFileSync(
    join(inside, 'src/exposes/downloads.ts'),
    "import { paper } from 'paper';\nexport const downloads = async () => ({ '/b.pdf': new TextEncoder().encode(paper) });",
  );
  const dist = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  await writeDownloads({ root: inside, name: 'mfe-test' }, dist);
  expect(readFileSync(join(dist, 'public/b.pdf'), 'utf8')).toBe('%PDF');
  expect(readFileSync(join(paper, 'index.js'), 'utf8')).toContain('paper');
  rmSync(dist, { recursive: true });
});

test('leaves a release alone that makes none', async () => {
  const empty = mkdtempSync(join(root, 'empty-'));
  expect(await writeDownloads({ root: empty, name: 'mfe-test' }, join(empty, 'dist'))).toEqual({});
});
