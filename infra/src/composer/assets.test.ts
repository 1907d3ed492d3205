import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { prune } from '../registry/prune.ts';
import { publish } from '../registry/publish.ts';
import { publishedVersion } from '../registry/publishedVersion.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { createAssets } from './assets.ts';
import { createPublishedReleases } from './publishedReleases.ts';
import type { CompositionSnapshot } from './snapshot.ts';

const RELEASE = aRelease({ extra: { 'assets/page-@1.js': 'export {};', 'public/a.txt': 'a', 'static/b.wad': 'b' } });
const { version: VERSION } = JSON.parse(readFileSync(join(RELEASE, 'release.json'), 'utf8'));
const SITE = 'https://site.test';
const PICTURE = '/pictures/lac-day.1f2e3d4c5b.avif';

/** Files of one published release, and what of it stands at the top of the site. */
async function someAssets() {
  const dataDir = await aStore();
  await publish(dataDir, RELEASE);
  let registry = await readRegistry(dataDir);
  const current = () => ({
    isNamed: (name: string) => Object.hasOwn(registry.remotes, name),
    isPublished: (name: string, version: string) => publishedVersion(registry, name, version) !== undefined,
  });
  const lookAgain = vi.fn(async () => {
    registry = await readRegistry(dataDir);
  });
  const onDamage = vi.fn();
  const publishedOf = createPublishedReleases({ dataDir, current, lookAgain });
  const { releaseFile, publicFile } = createAssets(dataDir, SITE, publishedOf, onDamage);
  const folder = releaseFolder(dataDir, 'mfe-blog', VERSION);
  const files = {
    '/guides/été.txt': 'public/ete.txt',
    '/blog/rss.xml': 'public/rss.xml',
    '/blog/feed.json': 'public/feed.json',
    [PICTURE]: 'public/lac.avif',
  };
  for (const [file, text] of [
    ['public/ete.txt', 'été'],
    ['public/rss.xml', '<link>https://site-url.invalid/a</link><id>https://site-url.invalid/b</id>'],
    ['public/feed.json', '{"u":"https://site-url.invalid"}'],
    ['public/lac.avif', 'lac'],
  ] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const listed = (integrity: string) => ({ integrity, bytes: 0 });
  const release = { name: 'mfe-blog', version: VERSION, files: { 'public/ete.txt': listed('sha256-e') } };
  const withdrawn = new Set<string>();
  const snapshot = {
    isWithdrawn: (name: string, version: string) => withdrawn.has(`${name} ${version}`),
    publicFiles: new Map(Object.entries(files).map(([path, file]) => [path, { release, file }])),
    folderOf: () => folder,
  } as unknown as CompositionSnapshot;
  const request = (headers: Record<string, string> = {}, method = 'GET') => new Request(SITE, { headers, method });
  return {
    dataDir,
    withdrawn,
    lookAgain,
    onDamage,
    folder,
    file: (path: string, headers?: Record<string, string>, method?: string) =>
      releaseFile(snapshot, path, request(headers, method)),
    top: (path: string, headers?: Record<string, string>, method?: string) =>
      publicFile(snapshot, path, request(headers, method)),
  };
}

const ENTRY = `/r/mfe-blog/${VERSION}/remoteEntry.js`;

test('files of releases are kept for ever, in the best encoding that the browser takes', async () => {
  const { file } = await someAssets();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', null],
  ] as const) {
    const answer = await file(ENTRY, { 'accept-encoding': accepted });
    expect(answer?.headers.get('content-encoding')).toBe(encoding);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const bytes = (await answer?.arrayBuffer())?.byteLength;
    expect(answer?.headers.get('content-length')).toBe(String(bytes));
  }
  expect(await (await file(ENTRY))?.text()).toBe('export const init = () => {};');
});

test('HEAD says how long a file is', async () => {
  const answer = await (await someAssets()).file(ENTRY, {}, 'HEAD');
  expect([answer?.headers.get('content-length'), await answer?.text()]).toEqual(['29', '']);
});

test('a file is under other addresses too, for who has to ask again (CMP-07)', async () => {
  const { file } = await someAssets();
  for (const again of ['~1', '~9', '~42']) {
    expect((await file(ENTRY.replace(VERSION, VERSION + again)))?.status, again).toBe(200);
  }
  for (const again of ['~0', '~', '~100', '~a', '~1~1']) {
    expect(await file(ENTRY.replace(VERSION, VERSION + again)), again).toBeUndefined();
  }
});

test.each([
  `/r/mfe-blog/${VERSION}/server/server.js`,
  `/r/mfe-blog/${VERSION}/fragments/page.json`,
  `/r/mfe-blog/${VERSION}/public/a.txt`,
  `/r/mfe-blog/${VERSION}/release.json`,
  `/r/mfe-blog/${VERSION}/release.sig`,
  `/r/mfe-blog/${VERSION}/remoteEntry.js.br`,
  `/r/mfe-blog/${VERSION}/../${VERSION}/remoteEntry.js`,
  `/r/mfe-blog/${VERSION}/`,
  `/r/mfe-blog/1.0.0-1111111111/remoteEntry.js`,
  `/r/mfe-none/${VERSION}/remoteEntry.js`,
  `/r/../mfe-blog/${VERSION}/remoteEntry.js`,
  `/x/r/mfe-blog/${VERSION}/remoteEntry.js`,
])('browsers get nothing at %s', async (path) => {
  expect(await (await someAssets()).file(path)).toBeUndefined();
});

test('a release that is published while the site runs is found', async () => {
  const { file, dataDir } = await someAssets();
  const later = await published(await aStore(), { version: '1.0.1' });
  const path = `/r/mfe-blog/${later}/remoteEntry.js`;
  expect(await file(path)).toBeUndefined();
  await published(dataDir, { version: '1.0.1' });
  expect((await file(path))?.status).toBe(200);
});

test('nothing is looked for under names that nobody has published', async () => {
  const { file, lookAgain } = await someAssets();
  for (const name of ['mfe-none', 'constructor'])
    expect(await file(`/r/${name}/${VERSION}/remoteEntry.js`)).toBeUndefined();
  expect(lookAgain).not.toHaveBeenCalled();
});

test('a file of a version that was removed is no damage, also where it was asked for before; one that is gone of a listed one is', async () => {
  const { file, dataDir, lookAgain, onDamage } = await someAssets();
  const later = await published(dataDir, { version: '1.0.1' });
  await promoted(dataDir, { 'mfe-blog': later });
  expect((await file(ENTRY))?.status).toBe(200);
  expect(await prune(dataDir, -1, { by: 'maude' })).toEqual([`mfe-blog ${VERSION}`]);
  await lookAgain();
  expect(await file(ENTRY)).toBeUndefined();
  expect(onDamage).not.toHaveBeenCalled();
  const shown = `/r/mfe-blog/${later}/remoteEntry.js`;
  expect((await file(shown))?.status).toBe(200);
  rmSync(releaseFolder(dataDir, 'mfe-blog', later), { recursive: true });
  expect(await file(shown)).toBeUndefined();
  expect(onDamage).toHaveBeenCalledTimes(1);
});

test('a version that was withdrawn is gone at once, also under its other addresses', async () => {
  const { file, withdrawn } = await someAssets();
  expect((await file(ENTRY))?.status).toBe(200);
  withdrawn.add(`mfe-blog ${VERSION}`);
  expect(await file(ENTRY)).toBeUndefined();
  expect(await file(ENTRY.replace(VERSION, `${VERSION}~1`))).toBeUndefined();
});

test('nor is there an answer for files that are gone from the disk', async () => {
  const { file, top, folder } = await someAssets();
  expect((await file(ENTRY))?.status).toBe(200);
  rmSync(folder, { recursive: true });
  expect(await file(ENTRY)).toBeUndefined();
  expect(await top('/guides/été.txt')).toBeUndefined();
  expect(await top('/blog/rss.xml')).toBeUndefined();
});

test('files with odd but allowed names are found', async () => {
  expect(await (await (await someAssets()).file(`/r/mfe-blog/${VERSION}/assets/page-@1.js`))?.text()).toBe(
    'export {};',
  );
});

test('files at the top of the site are kept for an hour, by their readable or encoded path', async () => {
  const { top } = await someAssets();
  for (const path of ['/guides/été.txt', '/guides/%C3%A9t%C3%A9.txt']) {
    const answer = await top(path);
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer?.text()).toBe('été');
  }
  expect(await top('/guides/%')).toBeUndefined();
  expect(await top('/blog')).toBeUndefined();
});

test('a picture is kept for ever: its address says what is in it', async () => {
  const answer = await (await someAssets()).top(PICTURE);
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer?.headers.get('content-type')).toBe('image/avif');
});

test('feeds name the site, and cost a header where they have not changed', async () => {
  const { top } = await someAssets();
  const rss = await top('/blog/rss.xml');
  expect(Object.fromEntries(rss?.headers ?? [])).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=30',
  });
  expect(await rss?.text()).toBe(`<link>${SITE}/a</link><id>${SITE}/b</id>`);
  const feed = await top('/blog/feed.json');
  expect(feed?.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(await feed?.json()).toEqual({ u: SITE });
  const etag = rss?.headers.get('etag') ?? '';
  const again = await top('/blog/rss.xml', { 'if-none-match': etag });
  expect([again?.status, again?.headers.get('etag'), await again?.text()]).toEqual([304, etag, '']);
  const head = await top('/blog/rss.xml', {}, 'HEAD');
  expect([head?.status, head?.headers.get('etag'), await head?.text()]).toEqual([200, etag, '']);
});

test('an unknown kind of file is bytes', async () => {
  const { file } = await someAssets();
  expect((await file(`/r/mfe-blog/${VERSION}/static/b.wad`))?.headers.get('content-type')).toBe(
    'application/octet-stream',
  );
});

test('a file that its reader has costs a header, and each encoding is another version', async () => {
  const { file, top } = await someAssets();
  const etagOf = async (accepted: string) =>
    (await file(ENTRY, { 'accept-encoding': accepted }))?.headers.get('etag') ?? '';
  const [br, gzip, plain] = [await etagOf('br'), await etagOf('gzip'), await etagOf('')];
  expect(new Set([br, gzip, plain]).size).toBe(3);
  for (const [accepted, etag] of [
    ['br', br],
    ['gzip', `W/${gzip}`],
    ['', `"other", ${plain}`],
  ] as const) {
    const again = await file(ENTRY, { 'accept-encoding': accepted, 'if-none-match': etag });
    expect([again?.status, await again?.text()]).toEqual([304, '']);
  }
  expect((await file(ENTRY, { 'accept-encoding': 'br', 'if-none-match': gzip }))?.status).toBe(200);
  const guide = (await top('/guides/été.txt'))?.headers.get('etag') ?? '';
  expect((await top('/guides/été.txt', { 'if-none-match': guide }))?.status).toBe(304);
});

test('a download goes on where it stopped, and begins anew when the file is another version', async () => {
  const { file } = await someAssets();
  const whole = 'export const init = () => {};';
  const etag = (await file(ENTRY))?.headers.get('etag') ?? '';
  const part = await file(ENTRY, { range: 'bytes=7-', 'if-range': etag });
  expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([
    206,
    'bytes 7-28/29',
    whole.slice(7),
  ]);
  const other = await file(ENTRY, { range: 'bytes=7-', 'if-range': '"other"' });
  expect([other?.status, await other?.text()]).toEqual([200, whole]);
  const beyond = await file(ENTRY, { range: 'bytes=99-' });
  expect([beyond?.status, beyond?.headers.get('content-range')]).toEqual([416, 'bytes */29']);
  expect((await file(ENTRY, { 'if-match': '"other"' }))?.status).toBe(412);
});
