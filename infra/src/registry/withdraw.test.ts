import { rm } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { aStore, promoted, published } from './testing/aStore.ts';
import { withdraw } from './withdraw.ts';

// What is run before a flip: proveServer.test.ts.
vi.mock('./proveServer.ts', () => ({ proveServer: async () => {} }));

test.each([
  ['the newest before it that fits', 1],
  ['nothing where none fits', 2],
])(
  'a version that is withdrawn is gone though the one before is damaged: in its place stands %s',
  async (_, damaged) => {
    const store = await aStore();
    const versions: string[] = [];
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
      const next = await published(store, { version });
      versions.unshift(next);
      await promoted(store, { 'mfe-blog': next });
    }
    const [last = '', ...earlier] = versions;
    for (const version of earlier.slice(0, damaged)) {
      await rm(releaseFolder(store, 'mfe-blog', version), { recursive: true });
    }
    await withdraw(store, 'mfe-blog', last, { by: 'maude' });
    const entry = (await readRegistry(store)).remotes['mfe-blog'];
    expect(entry?.active).toBe(earlier[damaged] ?? '');
    expect(entry?.versions[last]?.withdrawn).toBe(true);
  },
);

test('a shell is not withdrawn where none of those before it fits: no site without one', async () => {
  const store = await aStore();
  const versions: string[] = [];
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    const next = await published(store, { name: 'shell', version });
    versions.unshift(next);
    await promoted(store, { shell: next });
  }
  const [last = '', middle = '', first = ''] = versions;
  await rm(releaseFolder(store, 'shell', first), { recursive: true });
  await rm(releaseFolder(store, 'shell', middle), { recursive: true });
  await expect(withdraw(store, 'shell', last, { by: 'maude' })).rejects.toMatchObject({
    code: 'release_missing',
    message: expect.stringContaining(first),
  });
  expect((await readRegistry(store)).remotes.shell?.active).toBe(last);
});
