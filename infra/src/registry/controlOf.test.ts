import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Given } from '../cli/commandLine.ts';
import { DATA_DIR } from '../cli/workspace.ts';
import { controlOf } from './controlOf.ts';
import { newKey } from './keys.ts';
import { storeOf, targetOf } from './target.ts';
import { aStore } from './testing/aStore.ts';

beforeEach(() => {
  for (const name of ['AGENCE_KEY', 'AGENCE_KEY_FILE', 'AGENCE_SITE', 'AGENCE_STORE', 'AGENCE_DATA'])
    vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
const given = (said: Record<string, string> = {}) => ({ text: (option) => said[option] }) as Given;
const SITE = 'https://site.test';

test.each([
  ['/said', { AGENCE_SITE: SITE, AGENCE_STORE: '/env' }, { store: '/said' }],
  [undefined, { AGENCE_SITE: SITE, AGENCE_STORE: '/env' }, { site: SITE }],
  [undefined, { AGENCE_STORE: '/env', AGENCE_DATA: '/data' }, { store: '/env' }],
  [undefined, { AGENCE_DATA: '/data' }, { store: '/data' }],
  [undefined, {}, { store: DATA_DIR }],
])('after --store %s and %j a command works on %j', (said, env, target) => {
  expect(targetOf(said, env)).toEqual(target);
  if ('store' in target) expect(storeOf(said, env)).toBe(target.store);
  else expect(() => storeOf(said, env)).toThrow('This works on the machine of the store alone');
});

test('a store is worked on by itself, a site through its door with a key', async () => {
  const store = await aStore();
  expect(await (await controlOf(given({ store }))).status()).toMatchObject({ revision: 0 });
  vi.stubEnv('AGENCE_SITE', SITE);
  await expect(controlOf(given())).rejects.toThrow(`Say who asks ${SITE}: AGENCE_KEY`);
  vi.stubEnv('AGENCE_KEY', newKey().privateKey);
  const asked = vi.fn(async (_: string) => Response.json({ revision: 7 }));
  vi.stubGlobal('fetch', asked);
  expect(await (await controlOf(given())).status()).toEqual({ revision: 7 });
  expect(asked.mock.calls[0]?.[0]).toBe(`${SITE}/v1/status`);
});
