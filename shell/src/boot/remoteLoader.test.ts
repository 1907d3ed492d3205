// @vitest-environment jsdom
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const federation = vi.hoisted(() => ({ registerRemotes: vi.fn(), loadRemote: vi.fn() }));
vi.mock('@module-federation/runtime', () => ({ createInstance: vi.fn(() => federation) }));

import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { createInstance } from '@module-federation/runtime';
import * as react from 'react';
import styledComponents from 'styled-components/package.json' with { type: 'json' };
import { someMeasures } from '../testing/someMeasures.ts';
import { createRemoteLoader } from './remoteLoader.ts';

const blog = {
  version: '1.0.0-a',
  contract: '^1.0.0',
  base: '/r/mfe-blog/1.0.0-a/',
  entry: 'remoteEntry.js',
  modules: [],
  routes: [],
};
const registry = {
  page: 'mfe-blog',
  otherModules: '/r/importmap/x.json',
  remotes: { 'mfe-blog': blog, 'mfe-futur': { ...blog, contract: '^1.9.0' } },
} as unknown as RegistrySnapshot;
const { measures } = someMeasures();
const lifecycles = { mount() {} };
const entries = () => federation.registerRemotes.mock.calls.map(([[{ entry }], { force }]) => [entry, force]);

beforeEach(() => {
  federation.loadRemote.mockReset().mockResolvedValue(lifecycles);
  federation.registerRemotes.mockReset();
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({
    integrity: { '/r/mfe-blog/1.0.0-a/a.js': 'sha256-a', '/r/shell/b.js': 'sha256-b' },
  })}</script>`;
});
afterEach(() => vi.useRealTimers());

test('loads a remote once, with one copy of what all share', async () => {
  const loader = createRemoteLoader(registry, measures);
  expect(await Promise.all([loader.load('mfe-blog'), loader.load('mfe-blog')])).toEqual([lifecycles, lifecycles]);
  await loader.load('mfe-blog');
  expect(federation.loadRemote.mock.calls).toEqual([['mfe-blog/lifecycles']]);
  expect(entries()).toEqual([['/r/mfe-blog/1.0.0-a/remoteEntry.js', false]]);
  const { shared } = vi.mocked(createInstance).mock.lastCall?.[0] ?? {};
  expect(Object.keys(shared ?? {})).toEqual([
    'react',
    'react/jsx-runtime',
    'styled-components',
    '@agence/shared-contracts/platform',
  ]);
  for (const one of Object.values(shared ?? {}) as { shareConfig: object; lib(): object }[]) {
    expect(one.shareConfig).toMatchObject({ singleton: true });
    expect(Object.keys(one.lib()).length).toBeGreaterThan(0);
  }
});

test('measures how long the code of a remote takes until it has run', async () => {
  const phase = vi.spyOn(measures, 'phase');
  await createRemoteLoader(registry, measures).load('mfe-blog');
  expect(phase).toHaveBeenCalledExactlyOnceWith('evaluated', 'mfe-blog', location.pathname, expect.any(Function));
  phase.mockRestore();
});

test('says of each share the version that it is, which remotes compare with theirs', async () => {
  await createRemoteLoader(registry, measures).load('mfe-blog');
  const { shared = {} } = vi.mocked(createInstance).mock.lastCall?.[0] ?? {};
  const versions = Object.entries(shared).map(([name, share]) => [name, (share as { version?: string }).version]);
  expect(Object.fromEntries(versions)).toEqual({
    react: react.version,
    'react/jsx-runtime': react.version,
    'styled-components': styledComponents.version,
    '@agence/shared-contracts/platform': CONTRACT_VERSION,
  });
});

test('marks styled-components as a module with a default, as remotes of webpack and Rspack ask of it', async () => {
  await createRemoteLoader(registry, measures).load('mfe-blog');
  const { shared = {} } = vi.mocked(createInstance).mock.lastCall?.[0] ?? {};
  const { lib } = shared['styled-components'] as unknown as { lib(): object };
  expect(lib()).toHaveProperty('__esModule', true);
  expect(lib()).toHaveProperty('default.div');
});

test('runs no code of a remote that needs a newer contract, or that the registry does not have (CON-032)', async () => {
  const loader = createRemoteLoader(registry, measures);
  await expect(loader.load('mfe-futur')).rejects.toThrow(`needs contract ^1.9.0, the shell has ${CONTRACT_VERSION}`);
  await expect(loader.load('mfe-autre')).rejects.toThrow('no remote mfe-autre');
  expect(federation.registerRemotes).not.toHaveBeenCalled();
});

test('fetches a remote that failed from another address, with the hashes of its modules', async () => {
  federation.loadRemote.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(null);
  const loader = createRemoteLoader(registry, measures);
  await expect(loader.load('mfe-blog')).rejects.toThrow('offline');
  expect(document.querySelector('link')).toBeNull();
  await expect(loader.load('mfe-blog')).rejects.toThrow('exposes no lifecycles');
  expect(await loader.load('mfe-blog')).toBe(lifecycles);
  expect(entries()).toEqual([
    ['/r/mfe-blog/1.0.0-a/remoteEntry.js', false],
    ['/r/mfe-blog/1.0.0-a~1/remoteEntry.js', true],
    ['/r/mfe-blog/1.0.0-a~2/remoteEntry.js', true],
  ]);
  expect(document.querySelectorAll('link')).toHaveLength(2);
  const [first] = document.querySelectorAll('link');
  expect([first?.rel, first?.getAttribute('href'), first?.integrity]).toEqual([
    'modulepreload',
    '/r/mfe-blog/1.0.0-a~1/a.js',
    'sha256-a',
  ]);
});

test('forgets a remote only when it is told to, and one that it has not loaded never', async () => {
  const loader = createRemoteLoader(registry, measures);
  loader.reset('mfe-blog');
  await loader.load('mfe-blog');
  loader.reset('mfe-blog');
  await loader.load('mfe-blog');
  expect(entries().map(([entry]) => entry)).toEqual([
    '/r/mfe-blog/1.0.0-a/remoteEntry.js',
    '/r/mfe-blog/1.0.0-a~1/remoteEntry.js',
  ]);
});

test('a remote that hangs fails after 7 seconds and can be loaded again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  federation.loadRemote.mockReturnValueOnce(new Promise(() => {}));
  const loader = createRemoteLoader(registry, measures);
  const load = loader.load('mfe-blog');
  const failure = expect(load).rejects.toThrow('Loading mfe-blog took longer than 7000 ms');
  await vi.advanceTimersByTimeAsync(6999);
  expect(loader.load('mfe-blog')).toBe(load);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  const again = loader.load('mfe-blog');
  await vi.advanceTimersByTimeAsync(1);
  expect(await again).toBe(lifecycles);
});
