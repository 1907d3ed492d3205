import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '../cli/UsageError.ts';
import { publish } from '../registry/publish.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { run } from './cli.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  for (const name of ['AGENCE_SITE', 'AGENCE_KEY', 'AGENCE_KEY_FILE', 'AGENCE_STORE']) vi.stubEnv(name, '');
  vi.stubEnv('SITE_URL', 'https://site.test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('prints the address of a published version, or of what a folder holds', async () => {
  const dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  const folder = aRelease();
  const { version } = await publish(dataDir, folder, { compressed: false });
  await run(['mfe-blog', version, '--store', dataDir]);
  await run([folder, '--store', dataDir, '--hours', '1', '--json']);
  expect(said[0]).toMatch(/^https:\/\/site\.test\/mfe-blog\?apercu=[\w.-]+\n$/);
  const { address, expires } = JSON.parse(said[1] as string);
  expect(address).toContain('https://site.test/mfe-blog?apercu=');
  expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test.each([
  [['mfe-blog', '1.0.0', '--hours', '25'], 'A preview lasts from 1 to 24 hours.'],
  [['mfe-blog', '1.0.0', 'more'], '3 arguments are too many or too few.'],
])('%j is not understood', async (args, reason) => {
  const refused = await run([...args, '--store', await aStore()]).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toContain(reason);
});

test('who asks a site says with which key', async () => {
  vi.stubEnv('AGENCE_SITE', 'https://site.test');
  const refused = await run(['mfe-blog', '1.0.0']).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toBe(
    'Say who asks https://site.test: AGENCE_KEY or AGENCE_KEY_FILE holds a key of your team.',
  );
});
