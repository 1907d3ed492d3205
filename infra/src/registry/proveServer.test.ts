import { beforeEach, expect, test, vi } from 'vitest';
import { rollback } from './activate.ts';
import { readRegistry } from './registryFile.ts';
import { aStore, promoted, published } from './testing/aStore.ts';

// Each flip starts processes, and other tests run beside them.
vi.setConfig({ testTimeout: 60_000 });

let store: string;
beforeEach(async () => {
  store = await aStore();
});
const active = async (name: string) => (await readRegistry(store)).remotes[name]?.active;

const MARKUP = `({ kind: 'page', status: 200, routeId: 'page', html: '<h1>' + Math.random() + '</h1>', styles: '', head: {} })`;

test.each([
  [
    'mfe-blog',
    'throw new Error("boom at import");',
    /^mfe-blog: its server half does not .+: boom at import \(server\/server\.js\)\.$/,
  ],
  ['mfe-blog', 'export const render = async () => { throw new Error("boom"); };', /does not render \/mfe-blog: boom/],
  ['mfe-blog', 'process.exit(3);', /its server half has ended/],
  ['mfe-blog', `export const render = async () => ${MARKUP};`, /is not the same when it is rendered again/],
  ['shell', 'throw new Error("boom at import");', /^shell: its server half does not start: .*boom at import/],
  ['shell', 'export const documentCss = () => "";', /^shell: its server half does not start/],
])('visitors never meet %s with the server half %s', async (name, code, sentence) => {
  const before = await published(store, { name });
  await promoted(store, { [name]: before });
  const broken = await published(store, { name, extra: { 'server/server.js': code } });
  const { revision } = await readRegistry(store);
  await expect(promoted(store, { [name]: broken })).rejects.toMatchObject({
    code: 'server_broken',
    message: expect.stringMatching(sentence),
  });
  expect([await active(name), (await readRegistry(store)).revision]).toEqual([before, revision]);
});

test('one that does not start keeps the others of the flip back too; what was shown before goes back at once', async () => {
  const blog = [await published(store), await published(store, { version: '1.0.1' })];
  for (const version of blog) await promoted(store, { 'mfe-blog': version });
  const tools = await published(store, {
    name: 'mfe-tools',
    extra: { 'server/server.js': 'throw new Error("boom");' },
  });
  const next = await published(store, { version: '1.0.2' });
  await expect(promoted(store, { 'mfe-blog': next, 'mfe-tools': tools })).rejects.toMatchObject({
    code: 'server_broken',
  });
  expect([await active('mfe-blog'), await active('mfe-tools')]).toEqual([blog[1], '']);
  await rollback(store, ['mfe-blog'], { by: 'maude' });
  expect(await active('mfe-blog')).toBe(blog[0]);
});
