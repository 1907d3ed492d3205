import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from './describeSchema.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

/** Without layout, which the formatter decides. */
const bare = (text: string) => text.replaceAll(/[\s;,|]+/g, ' ').replaceAll(/ ?([[\]{}():]) ?/g, '$1');

test('has the types of shared-contracts as the migrations make them; else run `agence backend types` (INF-001)', async () => {
  const file = join(import.meta.dirname, '../../../shared-contracts/src/backend/database.ts');
  expect(bare(readFileSync(file, 'utf8'))).toBe(bare(await describeSchema(backend.database)));
});

test('names what a check lets in, and leaves a text without one a text', async () => {
  const types = await describeSchema(backend.database);
  const formations = types.slice(types.indexOf('      formations: {'));
  expect(formations).toMatch(/ level: 'debutant' \| 'intermediaire' \| 'avance';/);
  const items = types.slice(types.indexOf('      order_items: {'));
  expect(items).toMatch(/^ {6}order_items: \{\n {8}Row: \{\n {10}category: 'formation' .+;\n {10}description: string;/);
});
