import type { ReleaseRoute } from '@agence/shared-contracts/remote/release';
import { expect, test } from 'vitest';
import { changeTeams } from './changeTeams.ts';
import { ensureStore } from './ensureStore.ts';
import { newKey } from './keys.ts';
import { aClaim, aStore, promoted, published } from './testing/aStore.ts';

const route = (path: string): ReleaseRoute => ({
  ...{ id: path, path, access: 'public', render: 'client', query: [], sitemap: true, modules: [] },
});

test('what a team has lost already keeps nobody from changing another one', async () => {
  const store = await aStore({
    site: aClaim({ remotes: ['shell'], paths: ['/'] }),
    journal: aClaim({ remotes: ['mfe-blog'], paths: ['/blog', '/archives'] }),
  });
  const version = await published(store, { routes: [route('/blog'), route('/archives')], fragments: {} });
  await promoted(store, { 'mfe-blog': version });
  // So it comes from another checkout of the repository.
  await ensureStore(store, { journal: aClaim({ remotes: ['mfe-blog'], paths: ['/blog'] }) });
  const team = { ...aClaim({ remotes: ['mfe-neuf'], paths: ['/neuf'] }), keys: [newKey().publicKey], retired: [] };
  expect((await changeTeams(store, 'neuve', () => team)).teams).toHaveProperty('neuve');
  await expect(changeTeams(store, 'neuve', () => ({ ...team, paths: ['/blog/neuf'] }))).resolves.toBeDefined();
});
