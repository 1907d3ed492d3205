import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedVersion } from '../registry/publishedVersion.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { openStore } from '../store/openStore.ts';
import { share } from '../store/share.ts';
import { archiveOf } from '../store/versionArchive.ts';
import { createCopy } from './copy.ts';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A shared store with a shell and a blog. */
async function aSharedStore() {
  const origin = await aStore();
  const [shell, blog] = [await published(origin, { name: 'shell' }), await published(origin)];
  await promoted(origin, { shell, 'mfe-blog': blog });
  const address = pathToFileURL(mkdtempSync(join(tmpdir(), 'shared-'))).href;
  await share(origin, address);
  return { origin, store: openStore(address), shell, blog };
}

test('a worker finds what pages are composed from in its bundle as in a folder: the server half of the shell is code, all else bytes', async () => {
  const { origin, store, shell, blog } = await aSharedStore();
  const copy = createCopy(store);
  const { modules, revision } = await copy.current();
  expect(revision).toBe((await readRegistry(origin)).revision);
  const code = `store/releases/shell/${shell}/server/server.js`;
  expect(modules[code]).toEqual({
    js: readFileSync(join(releaseFolder(origin, 'shell', shell), 'server/server.js'), 'utf8'),
  });
  const bytes = (name: string) => Buffer.from((modules[name] as { data: ArrayBuffer }).data);
  expect(bytes('store/registry.json')).toEqual(readFileSync(join(origin, 'registry.json')));
  const described = `releases/mfe-blog/${blog}/release.json`;
  expect(bytes(`store/${described}`)).toEqual(readFileSync(join(origin, described)));
  // What a bundle may hold has a limit, which pictures and earlier versions would soon reach.
  const loaded = `releases/mfe-blog/${blog}/remoteEntry.js`;
  expect(modules[`store/${loaded}`]).toBeUndefined();
  expect(Buffer.from(copy.file(`store/${loaded}`) ?? [])).toEqual(readFileSync(join(origin, loaded)));
  expect(errors).not.toHaveBeenCalled();
});

test('what is in the store as it was not published is left out, and the rest goes on', async () => {
  const { origin, store, blog } = await aSharedStore();
  const { manifest = '' } = publishedVersion(await readRegistry(origin), 'mfe-blog', blog) ?? {};
  expect(manifest).toMatch(/^sha384-/);
  const path = archiveOf('mfe-blog', blog);
  const stored = await store.read(path);
  const forged = Buffer.from(stored?.bytes ?? []);
  // One byte of the page in it.
  const at = forged.indexOf('Titre');
  expect(at).toBeGreaterThan(0);
  forged[at] = 'L'.charCodeAt(0);
  await store.put(path, forged, stored?.version ?? null);
  const { modules } = await createCopy(store).current();
  expect(Object.keys(modules).filter((name) => name.includes('mfe-blog'))).toEqual([]);
  expect(modules['store/registry.json']).toBeDefined();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('A release is not here'));
});

test('a flip shows with the next look, an older or forged registry never, and a store that does not answer changes nothing', async () => {
  const { origin, store } = await aSharedStore();
  const copy = createCopy(store);
  const first = await copy.current();
  const before = await store.read('registry.json');
  const next = await published(origin, { html: '<h1>Autre</h1>' });
  await promoted(origin, { 'mfe-blog': next });
  const changed = readFileSync(join(origin, 'registry.json'));
  await store.put('registry.json', changed, before?.version ?? null);
  const second = await copy.look();
  expect(second.revision).toBeGreaterThan(first.revision);
  expect(second.id).not.toBe(first.id);
  const replace = async (bytes: Uint8Array) =>
    store.put('registry.json', bytes, (await store.versionOf('registry.json')) ?? null);
  await replace(before?.bytes ?? new Uint8Array());
  expect((await copy.look()).revision).toBe(second.revision);
  await replace(Buffer.from(changed.toString().replace(/"revision":\s*\d+/, '"revision":99')));
  expect((await copy.look()).revision).toBe(second.revision);
  vi.spyOn(store, 'versionOf').mockRejectedValue(new Error('down'));
  expect((await copy.look()).revision).toBe(second.revision);
  await expect(createCopy(store).current()).rejects.toThrow('down');
});
