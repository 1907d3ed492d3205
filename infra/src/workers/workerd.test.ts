import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { activate } from '../registry/activate.ts';
import { publish } from '../registry/publish.ts';
import { registryKeyFileOf } from '../registry/registryFile.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { joinStore } from '../store/joinStore.ts';
import { folderOfStore } from '../store/origin.ts';
import { share } from '../store/share.ts';
import { anS3 } from '../store/testing/anS3.ts';
import { bundleWorkers } from './bundleWorkers.ts';
import { startWorkerd } from './startWorkerd.ts';

const STORE = 's3://bucket/site';
const aFolder = () => mkdtempSync(join(tmpdir(), 'workerd-'));

/** A release whose page is what its server half answers. @param load what that does, with `show(text)` for its answer */
const answering = (name: string, load: string) =>
  aRelease({
    name,
    fragments: {},
    routes: [
      { id: 'page', path: `/${name}`, access: 'public', render: 'data', query: ['q'], sitemap: false, modules: [] },
    ],
    extra: {
      'server/server.js': `
        const head = { title: 'Titre', description: 'Description', keywords: [] };
        const show = (text) => ({ kind: 'page', status: 200, routeId: 'page', head, html: '<p>' + text + '</p>', styles: '' });
        export const manifest = {}, staticPaths = async () => [], sitemapPaths = async () => [];
        export const render = async ({ path, backend }) => { ${load} };`,
    },
  });

const NOSY = `
  const fs = await import('node:fs');
  const told = { env: Object.keys(process.env), bundle: fs.readdirSync('/bundle', { recursive: true }).map(String) };
  for (const url of ['http://example.com/', backend.url + '/auth/v1/user', backend.url + '/rest/v1/formations'])
    told[url] = await fetch(url).then((answer) => answer.text(), (error) => 'refused: ' + error.message);
  return show(JSON.stringify(told));`;

/** Nosy, slow or late, as it is asked. */
const TOOLS = `
  if (path.includes('late')) await new Promise(() => {});
  if (path.includes('nosy')) { ${NOSY} }
  if (path.includes('slow')) await new Promise((done) => setTimeout(done, 1000));
  return show(path.includes('slow') ? 'slow' : 'quick');`;

// Starts workerd: at night.
describe.skipIf(!process.env.NIGHTLY)('the site on workerd', () => {
  let site = '';
  let publisher = '';
  let key = '';
  let asked: string[] = [];
  const ends: (() => unknown)[] = [];
  const get = (path: string, init?: RequestInit) => fetch(site + path, init);

  beforeAll(async () => {
    const s3 = await anS3();
    const origin = await aStore();
    const backend = createServer(({ url = '', headers }, answer) => {
      asked.push(`${url} ${headers.apikey}`);
      answer.end('[]');
    }).listen(0);
    new WebSocketServer({ server: backend }).on('connection', (socket, { url }) => {
      socket.on('message', (text) => socket.send(`${url} ${text}`));
    });
    const free = createServer().listen(0);
    const port = (free.address() as AddressInfo).port;
    await new Promise((resolve) => free.close(resolve));
    site = `http://localhost:${port}`;
    key = readFileSync(join(origin, 'keys/root.key'), 'utf8').trim();
    Object.entries({ ...s3.env, REGISTRY_KEY_FILE: registryKeyFileOf(origin) }).forEach(([name, value]) => {
      vi.stubEnv(name, value);
    });
    const versions: Record<string, string> = { shell: await published(origin, { name: 'shell' }) };
    for (const [name, load] of [
      ['mfe-blog', "return show('first');"],
      ['mfe-tools', TOOLS],
    ] as const) {
      versions[name] = (await publish(origin, answering(name, load), { compressed: false })).version;
    }
    await promoted(origin, versions);
    await share(origin, STORE);
    publisher = folderOfStore(STORE, { ...process.env, CACHE_DIRECTORY: aFolder() });
    await joinStore(publisher);
    const folder = aFolder();
    await bundleWorkers(folder);
    const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const settings = { SITE_URL: site, SUPABASE_URL: backendUrl, SUPABASE_ANON_KEY: 'public', AGENCE_STORE: STORE };
    ends.push(await startWorkerd(folder, settings, '/mfe-blog'), s3.close, () => backend.close());
  });
  afterAll(async () => {
    for (const end of ends) await end();
    vi.unstubAllEnvs();
  });

  test('a promoted release shows without a restart, and the files of the one before stay', {
    timeout: 30_000,
  }, async () => {
    const [before] = /\/r\/mfe-blog\/[^/]+\//.exec(await (await get('/mfe-blog')).text()) ?? [];
    const next = answering('mfe-blog', "return show('second');");
    const { name, version } = await publish(publisher, next, { key, compressed: false });
    await activate(publisher, { versions: { [name]: version }, by: 'maude' });
    // At once: whether or not the registry was looked at since.
    expect((await get(`/r/mfe-blog/${version}/remoteEntry.js`)).status).toBe(200);
    await vi.waitFor(async () => expect(await (await get('/mfe-blog')).text()).toContain('<p>second</p>'), 5_000);
    expect((await get(`${before}remoteEntry.js`)).status).toBe(200);
  });

  test('a server half has nothing of the environment, its own files alone, and of the backend what anybody may read', async () => {
    asked = [];
    const [, text = ''] = /<p>(\{.*?\})<\/p>/.exec(await (await get('/mfe-tools?q=nosy')).text()) ?? [];
    const told = JSON.parse(text);
    expect(told.env).toEqual([]);
    expect(told.bundle.sort()).toEqual(
      ['half', 'release', 'release/server', 'release/server/server.js', 'serverHalf.js'].map(
        (file) => `bundle/${file}`,
      ),
    );
    expect(told['http://example.com/']).toMatch(/^refused/);
    expect(told['http://backend.invalid/auth/v1/user']).toMatch(/^refused/);
    expect(told['http://backend.invalid/rest/v1/formations']).toBe('[]');
    expect(asked).toEqual(['/rest/v1/formations public']);
  });

  test('a websocket of its own pages reaches the backend, one of another site or address none', async () => {
    const connect = (path: string, origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(site.replace('http', 'ws') + path, { origin });
        socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
        socket.on('open', () => socket.send('bonjour'));
        socket.on('message', (text) => {
          resolve(String(text));
          socket.close();
        });
      });
    expect(await connect('/realtime/v1/websocket?vsn=1', site)).toBe('/realtime/v1/websocket?vsn=1 bonjour');
    expect(await connect('/realtime/v1/websocket', 'https://evil.example')).toBe('403');
    expect(await connect('/rest/v1/', site)).toBe('404');
  });

  test('who goes away takes nothing from those who wait for the same page', { timeout: 30_000 }, async () => {
    const leaving = new AbortController();
    const left = get('/mfe-tools?q=slow', { signal: leaving.signal });
    const others = Array.from({ length: 5 }, () => get('/mfe-tools?q=slow'));
    setTimeout(() => leaving.abort(), 300);
    await expect(left).rejects.toThrow();
    for (const answer of await Promise.all(others)) expect(await answer.text()).toContain('<p>slow</p>');
    expect((await get('/mfe-tools?q=slow')).status).toBe(200);
  });

  test('one that never answers is answered for, and others are not held up', { timeout: 30_000 }, async () => {
    let hasEnded = false;
    const late = get('/mfe-tools?q=late').finally(() => {
      hasEnded = true;
    });
    expect((await get('/mfe-blog')).status).toBe(200);
    expect(hasEnded).toBe(false);
    expect((await late).status).toBe(503);
  });
});
