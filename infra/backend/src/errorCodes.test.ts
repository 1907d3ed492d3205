import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BACKEND_ERRORS, COURSE_MISSING, PAGE_FAILED } from '@agence/shared-contracts/backend/errors';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
/**
 * What only the card provider, a signed-out hosted project, a download that goes on or a request that the site does not make hears; nobody
 * reads it on a screen.
 */
const UNSEEN = ['bad_signature', 'precondition_failed', ...['21000', 'PGRST200', 'no_authorization']];

/** Every source file below some folders, but tests. */
function sources(folders: readonly string[], ending: RegExp): { path: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path) && !/\.(test|spec)\.|node_modules|testing\//.test(path))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), 'utf8') })),
  );
}

test('every code with which something is refused has its French sentence (CON-034)', () => {
  const raised = new Set<string>();
  for (const { text } of sources(['infra/supabase/migrations'], /\.sql$/)) {
    for (const [, code] of text.matchAll(/private\.fail\('(\w+)'/g)) raised.add(code ?? '');
  }
  for (const { text } of sources(['infra/supabase/functions', 'infra/backend/src'], /\.ts$/)) {
    for (const [, code] of text.matchAll(/(?:errorResponse|retryLater|new Refusal)\(\s*\d{3},\s*'(\w+)'/g)) {
      raised.add(code ?? '');
    }
  }
  expect(raised.size).toBeGreaterThan(40);
  expect([...raised].filter((code) => !Object.hasOwn(BACKEND_ERRORS, code) && !UNSEEN.includes(code))).toEqual([]);
});

test('no remote repeats a sentence of the list (CON-034)', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-') && name !== 'mfe-kit');
  const sentences = [...Object.values(BACKEND_ERRORS).filter(({ length }) => length > 30), COURSE_MISSING, PAGE_FAILED];
  const repeated = sources(
    remotes.map((remote) => `${remote}/src`),
    /\.tsx?$/,
  ).flatMap(({ path, text }) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`),
  );
  expect(remotes.length).toBeGreaterThanOrEqual(5);
  expect(repeated).toEqual([]);
});
