// @vitest-environment jsdom
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { expect, test, vi } from 'vitest';

// Remotes come over the network, and header and footer from the server.
vi.mock('./remoteLoader.ts', () => ({
  createRemoteLoader: () => ({
    load: async () => ({ prepare: async () => Promise.reject(new OutdatedPageError('moved on')) }),
    reset() {},
  }),
}));
vi.mock('../session/signIn.tsx', () => ({ createSignIn: () => ({ request() {}, openAccount() {}, start() {} }) }));
vi.mock('../frame/mountFrame.tsx', () => ({ mountFrame: async () => {} }));

const registry: RegistrySnapshot = {
  ...{ revision: 1, siteUrl: 'https://site.test', start: [], preload: [], otherModules: '', navigation: [] },
  ...{ anonKey: 'public-key', config: {} },
  remotes: {
    'mfe-blog': {
      ...{ version: '1.0.0-0', contract: '^1.0.0', base: '/r/a/1.0.0-0/', entry: 'remoteEntry.js', modules: [] },
      routes: [{ path: '/blog', access: 'public', modules: [] }],
    },
  },
};

test('a page that was loaded again and is outdated again stays to be read, and says that it does not answer', async () => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ type: 'reload' } as unknown as PerformanceEntry] : [],
  );
  document.body.innerHTML =
    '<header id="shell-header"></header><main id="contenu"><div id="outlet"><div data-remote="mfe-blog">Texte</div></div></main>';
  history.replaceState(null, '', '/blog');
  window.agence = { registry, served: '/blog', ready: vi.fn() };
  await import('./main.tsx');
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(document.getElementById('outlet')?.textContent).toBe('Texte');
});
