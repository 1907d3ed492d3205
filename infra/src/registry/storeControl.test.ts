import { afterEach, expect, test, vi } from 'vitest';
import { storeControl } from './storeControl.ts';
import { aStore, promoted, published } from './testing/aStore.ts';

// What is run before a flip: proveServer.test.ts.
vi.mock('./proveServer.ts', () => ({ proveServer: async () => {} }));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['where it is in production', { SITE_URL: 'https://cimes.test', PORT: '4300' }, 'https://cimes.test'],
  ['at the port of the evaluation', { PORT: '4300' }, 'http://localhost:4300'],
  ['where the evaluation usually is', {}, 'http://localhost:4100'],
])('the address of a preview leads to the site %s', async (_, env, site) => {
  for (const name of ['SITE_URL', 'PORT'] as const) vi.stubEnv(name, (env as Record<string, string>)[name]);
  const store = await aStore();
  await promoted(store, { shell: await published(store, { name: 'shell' }) });
  const version = await published(store);
  const { address } = await storeControl(store, {}).preview('mfe-blog', version, 60_000);
  expect(address).toContain(`${site}/mfe-blog?`);
});
