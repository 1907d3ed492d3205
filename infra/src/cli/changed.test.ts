import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOURNEYS, touchedBy } from './changed.ts';
import { DEV_RELEASES, ROOT } from './workspace.ts';

const browserTests = (files: readonly string[], names: readonly string[]) => {
  const patterns = touchedBy(files)?.browser.map((pattern) => new RegExp(pattern)) ?? [/./];
  return names.filter((name) => patterns.some((pattern) => pattern.test(`/site/e2e/${name}.spec.ts`)));
};
const SPECS = ['journeys/home', 'journeys/blog', 'journeys/tools', 'journeys/frame', 'composition/routes'];

test('knows every remote, and journeys that there are', () => {
  const remotes = DEV_RELEASES.filter((name) => name !== 'shell');
  expect(Object.keys(JOURNEYS).sort()).toEqual([...remotes].sort());
  for (const name of Object.values(JOURNEYS).flat()) {
    expect(existsSync(join(ROOT, `e2e/${name}.spec.ts`)), name).toBe(true);
  }
});

test('runs for a remote its own tests, those that read all remotes, and journeys of more than another remote', () => {
  const files = ['mfe-blog/src/content/articles/seo-local.md', 'README.md'];
  expect(touchedBy(files)?.units).toEqual([
    'mfe-blog/',
    'infra/src/packing/',
    'infra/backend/src/errorCodes',
    'infra/src/cli/references',
  ]);
  expect(browserTests(files, SPECS)).toEqual(['journeys/blog', 'journeys/frame', 'composition/routes']);
  expect(browserTests([...files, 'mfe-tools/package.json'], SPECS)).toContain('journeys/tools');
});

test('runs every browser test for a change of browser tests, and reads references alone for documents', () => {
  const units = ['infra/src/cli/references'];
  expect(touchedBy(['e2e/support/axe.ts'])).toEqual({ units, browser: [''] });
  expect(touchedBy(['CONTRIBUTING.md', 'docs/decisions/0008-search.md'])).toEqual({ units, browser: [] });
  expect(touchedBy([])).toEqual({ units: [], browser: [] });
});

test('runs for the shell and the infrastructure their own unit tests, and every browser test unless no site runs it', () => {
  expect(touchedBy(['shell/src/boot/main.tsx'])).toEqual({
    units: ['shell/', 'infra/src/packing/', 'infra/backend/src/errorCodes', 'infra/src/cli/references'],
    browser: [''],
  });
  expect(touchedBy(['infra/backend/src/sql.ts', 'README.md'])).toEqual({ units: ['infra/'], browser: [''] });
  expect(touchedBy(['infra/src/mutation/draw.ts', 'infra/bench/soakBench.ts'])).toEqual({
    units: ['infra/'],
    browser: [],
  });
});

test.each([
  'shared-contracts/src/ui/Button.tsx',
  'infra/supabase/migrations/1.sql',
  'infra/src/build/buildRelease.ts',
  'package-lock.json',
  'vitest.config.ts',
  '.ci/run',
])('runs everything for a change of %s', (file) => {
  expect(touchedBy(['mfe-blog/src/a.ts', file])).toBeUndefined();
});
