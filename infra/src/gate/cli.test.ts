import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { run } from './cli.ts';

let said = '';
beforeEach(() => {
  process.exitCode = undefined;
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('looks at a release by itself where no site is named, a line for each row', async () => {
  await run([aRelease()]);
  expect(said).toMatch(/^pass +\d+\.\d s {2}shape, hashes, sizes$/m);
  expect(said).toMatch(/^not run +0\.0 s {2}pages in a browser: Say which site: --against <address or store>\.$/m);
  expect(said).toMatch(/mfe-blog 1\.0\.0-\w+ may be published\n$/);
  expect(process.exitCode).toBeUndefined();
});

test('refuses with exit code 1, and with --json in one object', async () => {
  const dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell', routes: [], fragments: {} }) });
  const folder = aRelease({ name: 'mfe-inconnu', contract: '^9.0.0' });
  await run([folder, '--against', dataDir, '--json']);
  const { open, release, rows } = JSON.parse(said);
  expect([open, release.name, process.exitCode]).toEqual([false, 'mfe-inconnu', 1]);
  expect(rows.map(({ id, result }: { id: string; result: string }) => [id, result])).toEqual([
    ['shape', 'pass'],
    ['owners', 'fail'],
    ['contract', 'fail'],
    ['server', 'not run'],
    ['pages', 'not run'],
    ['search', 'not run'],
    ['budget', 'not run'],
    ['neighbours', 'not run'],
  ]);
});

test('a folder without release is refused, and what nobody understands is told', async () => {
  await run(['/nowhere']);
  expect(said).toContain('/nowhere holds no release.json; build the release first.');
  expect(process.exitCode).toBe(1);
  await expect(run(['a', 'b'])).rejects.toMatchObject({ name: 'UsageError' });
});
