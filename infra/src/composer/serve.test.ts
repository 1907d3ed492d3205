import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { assemble } from '../compatibility/assemble.ts';
import { createLog } from '../log/createLog.ts';
import { issuePreview } from '../preview/issuePreview.ts';
import { publish } from '../registry/publish.ts';
import { VALID_MS } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { renew } from '../registry/renew.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { withdraw } from '../registry/withdraw.ts';
import { assertPortFree, type HotRemotes, type ServeOptions, serve } from './serve.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** A store with a shell. */
async function aShell(): Promise<string> {
  const dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  return dataDir;
}

async function serving(options: Partial<ServeOptions> = {}) {
  const site = await serve({ dataDir: await aShell(), port: 0, ...options });
  onTestFinished(() => site.close());
  return site;
}

test('serves the site at a free port, under the names of this machine', async () => {
  const { url } = await serving();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${url}/inconnu`)).text()).toContain(`"siteUrl":"${url}"`);
  // Without a backend.
  expect((await fetch(`${url}/rest/v1/leads`)).status).toBe(503);
});

test('takes over what is promoted while it runs', async () => {
  const log = vi.spyOn(console, 'error');
  onTestFinished(() => log.mockRestore());
  const dataDir = await aShell();
  const { url } = await serving({ dataDir });
  const revision = async () => (await (await fetch(`${url}/healthz`)).json()).revision;
  const before = await revision();
  await promoted(dataDir, { 'mfe-blog': await published(dataDir) });
  await vi.waitFor(async () => expect(await revision()).toBe(before + 2));
  expect((await fetch(`${url}/mfe-blog`)).status).toBe(200);
  for (const unknown of ['mfe-nulle/1.0.0/a.js', 'mfe-blog/9.9.9-0/a.js']) {
    expect((await fetch(`${url}/r/${unknown}`)).status).toBe(404);
  }
  expect(log).not.toHaveBeenCalled();
});

test('shows a published release to who holds a token, until it is withdrawn', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const dataDir = await aShell();
  const { url } = await serving({ dataDir });
  await promoted(dataDir, { 'mfe-blog': await published(dataDir, { html: '<h1>Avant</h1>' }) });
  const version = await published(dataDir, { version: '2.0.0', html: '<h1>Après</h1>' });
  const { address } = await issuePreview(dataDir, { remote: 'mfe-blog', version, siteUrl: url });
  const enter = () => fetch(address, { redirect: 'manual' });
  await vi.waitFor(async () => expect((await enter()).headers.get('set-cookie')).toMatch(/^apercu=\w/));
  const [cookie = ''] = (await enter()).headers.get('set-cookie')?.split(';') ?? [];
  const seen = async (headers = {}) => (await fetch(`${url}/mfe-blog`, { headers })).text();
  expect(await seen({ cookie })).toContain('<h1>Après</h1>');
  expect(await seen()).toContain('<h1>Avant</h1>');

  await withdraw(dataDir, 'mfe-blog', version, { by: 'maude' });
  await vi.waitFor(async () => expect(await seen({ cookie })).toContain('<h1>Avant</h1>'));
  expect((await fetch(`${url}/mfe-blog`, { headers: { cookie } })).headers.get('set-cookie')).toMatch(
    /^apercu=; Max-Age=0/,
  );
});

test('no preview is issued of what does not go together with the site', async () => {
  const dataDir = await aShell();
  await promoted(dataDir, { 'mfe-blog': await published(dataDir) });
  const version = await published(dataDir, { name: 'mfe-tools', redirects: [{ from: '/mfe-blog', to: '/ailleurs' }] });
  const issued = issuePreview(dataDir, { remote: 'mfe-tools', version, siteUrl: 'http://site.test' });
  await expect(issued).rejects.toMatchObject({ code: 'route_collision' });
});

const SERVER = `console.error('here');
export const render = async () => ({ kind: 'page', status: 404, routeId: 'a', html: '', styles: '', head: {} });`;

test('answers for files of a version as soon as it is published, before it has seen the registry change', async () => {
  const dataDir = await aShell();
  await promoted(dataDir, { 'mfe-blog': await published(dataDir) });
  const { url } = await serving({ dataDir });
  const release = aRelease({ version: '1.0.1', extra: { 'assets/a.js': 'export {};' } });
  const { version } = await publish(dataDir, release);
  const answer = await fetch(`${url}/r/mfe-blog/${version}/assets/a.js`);
  expect([answer.status, await answer.text()]).toEqual([200, 'export {};']);
});

test('starts no server half of a remote that does not fit the shell', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
  onTestFinished(() => log.mockRestore());
  const dataDir = await aShell();
  const remote = (name: string, contract: string) =>
    aRelease({
      ...{ name, contract, fragments: {}, extra: { 'server/server.js': SERVER } },
      routes: [{ id: 'a', path: `/${name}`, access: 'public', render: 'data', query: [], sitemap: true, modules: [] }],
    });
  await assemble(dataDir, [remote('mfe-neuf', `^${CONTRACT_VERSION}`)]);
  await assemble(dataDir, [remote('mfe-ancien', '^1.0.0')]);
  said.length = 0;
  const { url } = await serving({ dataDir });
  await vi.waitFor(() => expect(said).toContain('mfe-ancien: here'));
  expect((await fetch(`${url}/mfe-neuf`)).status).toBe(503);
  expect(said.filter((line) => line.startsWith('mfe-neuf'))).toEqual([expect.stringContaining('needs contract')]);
});

/** How long a server half takes to be there, in milliseconds: more than everything before. */
const LOADING_MS = 1500;

test('listens when its server halves are there, not before: until then others answer', async () => {
  const dataDir = await aShell();
  const slow = `await new Promise((resolve) => setTimeout(resolve, ${LOADING_MS}));\n${SERVER}`;
  const remote = aRelease({
    ...{ fragments: {}, extra: { 'server/server.js': slow } },
    routes: [{ id: 'a', path: '/a', access: 'public', render: 'data', query: [], sitemap: true, modules: [] }],
  });
  await assemble(dataDir, [remote]);
  const listen = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listen.mockRestore());
  const serving = serve({ dataDir, port: 0, log: createLog({ write: () => {} }) });
  const began = performance.now();
  await vi.waitFor(() => expect(listen).toHaveBeenCalled(), { timeout: 20_000, interval: 5 });
  expect(performance.now() - began).toBeGreaterThan(LOADING_MS);
  await (await serving).close();
});

const removeModule = (folder: string) => {
  for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `remoteEntry.js${ending}`));
};

test.each([
  ['the folder of a release', (folder: string) => rmSync(folder, { recursive: true }), '/mfe-blog'],
  ['a page of it', (folder: string) => writeFileSync(join(folder, 'fragments/page.json'), '{}'), '/mfe-blog'],
  ['a module of it', removeModule, 'remoteEntry.js'],
])(
  'shows a release as it was before as soon as %s is missed, and as it is once it is whole again',
  async (_, damage, asked) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const dataDir = await aShell();
    const before = await published(dataDir);
    const release = aRelease({ version: '1.0.1' });
    const { version } = await publish(dataDir, release);
    for (const one of [before, version]) await promoted(dataDir, { 'mfe-blog': one });
    const { url } = await serving({ dataDir });
    const shown = async () => {
      const html = await (await fetch(`${url}/inconnu`)).text();
      return JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '').remotes['mfe-blog'].version;
    };
    expect(await shown()).toBe(version);
    damage(releaseFolder(dataDir, 'mfe-blog', version));
    await fetch(url + (asked.startsWith('/') ? asked : `/r/mfe-blog/${version}/${asked}`));
    await vi.waitFor(async () => expect(await shown()).toBe(before));
    expect((await fetch(`${url}/mfe-blog`)).status).toBe(200);
    await publish(dataDir, release);
    await vi.waitFor(async () => expect(await shown()).toBe(version), { timeout: 5000 });
  },
);

test('takes over nothing that has expired, and goes on; nor does it start with it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const dataDir = await aShell();
  const { url } = await serving({ dataDir });
  // Written elsewhere: the site, which shares this process, must not look while it is another time.
  const elsewhere = await mkdtemp(join(tmpdir(), 'expired-'));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  await cp(dataDir, elsewhere, { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - VALID_MS });
  onTestFinished(() => void vi.useRealTimers());
  await promoted(elsewhere, { 'mfe-blog': await published(elsewhere) });
  vi.useRealTimers();
  await cp(elsewhere, dataDir, { recursive: true });
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/left as it was: .+ has expired/)));
  expect((await fetch(`${url}/mfe-blog`)).status).toBe(404);
  await expect(serve({ dataDir, port: 0 })).rejects.toMatchObject({ code: 'registry_expired' });
  await renew(dataDir);
  await vi.waitFor(async () => expect((await fetch(`${url}/mfe-blog`)).status).toBe(200));
});

test('needs no private key', async () => {
  const dataDir = await aShell();
  rmSync(join(dataDir, 'keys'), { recursive: true });
  const { url } = await serving({ dataDir });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('reads what the installation says of third parties', async () => {
  const dataDir = await aShell();
  writeFileSync(join(dataDir, 'config.json'), '{"calendarUrl":"https://agenda.test/a"}');
  const { url } = await serving({
    dataDir,
    siteUrl: 'http://site.test',
    backend: { url: 'http://b.test', anonKey: 'public' },
  });
  expect(url).toBe('http://site.test');
});

test('says which port is taken, before anything is built for it', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const sentence = `Port ${port} is taken; stop what uses it or set PORT.`;
  await expect(assertPortFree(port)).rejects.toThrow(sentence);
  await expect(serve({ dataDir: await aShell(), port })).rejects.toThrow(sentence);
  await assertPortFree(0);
});

test('listens to this machine alone: others come through what stands before it', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  await assertPortFree(0);
  expect(listen).toHaveBeenCalledExactlyOnceWith(0, '127.0.0.1', expect.any(Function));
  listen.mockRestore();
});

test('lets requests end before it stops, and answers none after', async () => {
  const site = await serve({ dataDir: await aShell(), port: 0 });
  await (await fetch(`${site.url}/healthz`)).text();
  await site.close();
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
});

test('gives a request that is under way ten seconds to end when it stops', async () => {
  const site = await serve({
    ...{ dataDir: await aShell(), port: 0, backend: { url: 'http://127.0.0.1:1', anonKey: 'public' } },
  });
  const { host, port } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1');
  const headers = `host: ${host}\r\ncontent-length: 9\r\nexpect: 100-continue`;
  socket.write(`POST /rest/v1/leads HTTP/1.1\r\n${headers}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = site.close();
  const ended = once(socket, 'close');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(9_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
  await ended;
  await closed;
});

test('passes websockets on to the backend, and ends them when it stops', async () => {
  const backend = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => backend.close());
  await once(backend, 'listening');
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const site = await serve({ dataDir: await aShell(), port: 0, backend: { url, anonKey: 'public' } });
  const open = () => new WebSocket(`${site.url.replace('http', 'ws')}/realtime/v1/websocket`);
  const gone = open();
  await once(gone, 'open');
  gone.terminate();
  const page = open();
  const [taken] = (await once(backend, 'connection')) as [WebSocket];
  await once(page, 'open');
  taken.send('à vous');
  expect(String((await once(page, 'message'))[0])).toBe('à vous');
  const ended = once(page, 'close');
  await site.close();
  await ended;
});

test('refuses websockets where there is no backend', async () => {
  const { url } = await serving();
  const page = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket`);
  const [error] = await once(page, 'error');
  expect(String(error.message)).toContain('503');
});

test('in development pages are those of the sources, and load again when a release is promoted', async () => {
  const dataDir = await aShell();
  await promoted(dataDir, { 'mfe-blog': await published(dataDir) });
  const hot: HotRemotes = {
    startModule: '/@dev/start.js',
    createServer: (options, listener) => createServer(options as object, listener),
    applyTo: vi.fn(async (snapshot: CompositionSnapshot) => ({ ...snapshot, remotes: [], routes: [] })),
    reload: vi.fn(),
  };
  const { url } = await serving({ dataDir, hot });
  const answer = await fetch(`${url}/mfe-blog`);
  expect([answer.status, (await answer.text()).includes('/@dev/start.js')]).toEqual([404, true]);
  expect(answer.headers.get('content-security-policy')).toContain("'unsafe-inline'");
  expect(hot.applyTo).toHaveBeenCalled();
  expect(hot.reload).not.toHaveBeenCalled();
  await promoted(dataDir, { 'mfe-tools': await published(dataDir, { name: 'mfe-tools' }) });
  await vi.waitFor(() => expect(hot.reload).toHaveBeenCalled());
  // Who develops sees what is there: no version before, and no preview.
  expect((await fetch(`${url}/?apercu=x`, { redirect: 'manual' })).status).toBe(404);
});

test('says in its own words why it cannot listen', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
    return this;
  });
  await expect(assertPortFree(80)).rejects.toThrow('Port 80 may not be used by this user; set PORT.');
  listen.mockRestore();
});
