import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aConnection } from '../../composer/testing/aConnection.ts';
import type { Part } from '../../gate/liveSite.ts';
import { aRelease } from '../../registry/testing/aRelease.ts';
import { readRelease } from '../../registry/validateRelease.ts';
import { createDevSite } from './createDevSite.ts';

/** The server half of a shell in a few lines. */
const SHELL = `
export const manifest = {}, bootstrapScript = '', preloadFonts = [], socialFont = '';
const head = { title: 'Titre', description: '', keywords: [] };
export const documentCss = () => '';
export const renderFrame = ({ navigation }) => ({ header: navigation.map(({ label }) => label).join(), footer: '', dialogs: '', styles: '' });
export const renderNotFound = () => ({ html: '<h1>Introuvable</h1>', styles: '', head });
`;

const URL = 'http://localhost:4200';
let shell: Part;
let tools: Part;
beforeAll(async () => {
  shell = await aPart({ name: 'shell', routes: [], fragments: {}, extra: { 'server/server.js': SHELL } });
  tools = await aPart({ name: 'mfe-tools' });
});

async function aPart(release: Parameters<typeof aRelease>[0]): Promise<Part> {
  const folder = aRelease(release);
  return { release: await readRelease(folder), folder };
}

/** A deployed backend that tells what it was asked. */
async function aBackend() {
  const asked: string[] = [];
  const server = createServer(({ method, url, headers }, answer) => {
    asked.push(`${method} ${url} ${headers.cookie ?? 'no cookie'}`);
    answer.setHeader('content-type', 'application/json').end('[]');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://localhost:${(server.address() as AddressInfo).port}`, anonKey: 'public' };
}

async function aDevSite(canWrite = false) {
  const backend = await aBackend();
  const before = await aPart({ html: '<h1>Publié</h1>' });
  const dev = createDevSite({ site: { active: [shell, tools, before], backend }, url: URL, canWrite });
  onTestFinished(async () => void (await dev.close()));
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { host: 'localhost:4200', 'accept-encoding': 'br', cookie: 'secret=1', ...init.headers };
    return dev.fetch(new Request(URL + path, { ...init, headers }), aConnection());
  };
  return { dev, ask, backend };
}

test('the remote of this machine stands in for the deployed one, between the others as they are deployed', async () => {
  const { dev, ask } = await aDevSite();
  expect((await ask('/mfe-blog')).status).toBe(503);
  const entry = { slot: 'header', label: 'Neuf', to: '/mfe-blog', order: 1 } as const;
  const local = await aPart({ html: '<h1>Ici</h1>', navigation: [entry] });
  await dev.show(local);
  const page = await ask('/mfe-blog');
  const html = await page.text();
  expect(html).toContain('<h1>Ici</h1>');
  // What it puts into menus is there too.
  expect(html).toContain('<div id="shell-header">Neuf</div>');
  expect(await (await ask('/mfe-tools')).text()).toContain(`"version":"${local.release.version}"`);
  expect((await ask(`/r/mfe-blog/${local.release.version}/remoteEntry.js`)).status).toBe(200);
  expect((await ask('/nulle-part')).status).toBe(404);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('open pages load again after a change, by a script that their policy knows', async () => {
  const { dev, ask } = await aDevSite();
  await dev.show(await aPart({ html: '<h1>Ici</h1>' }));
  const page = await ask('/mfe-blog');
  expect(await page.text()).toMatch(/<script>new EventSource\('\/@dev\/changes'\).*<\/script><\/body>/);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  const changes = (await ask('/@dev/changes')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await changes?.read())?.value).toBe(': here\n\n');
  await dev.show(await aPart({ html: '<h1>Changé</h1>' }));
  expect((await changes?.read())?.value).toBe('data: changed\n\n');
  expect(await (await ask('/mfe-blog')).text()).toContain('<h1>Changé</h1>');
  await changes?.cancel();
});

test('pages read the deployed backend, and change nothing there unless that was asked for', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const careful = await aDevSite();
  expect((await careful.ask('/rest/v1/formations?select=*')).status).toBe(200);
  expect(careful.backend.asked).toEqual(['GET /rest/v1/formations?select=* no cookie']);
  const refused = await careful.ask('/rest/v1/leads', { method: 'POST', body: '{}' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'read_only' }]);
  expect(careful.backend.asked).toHaveLength(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('--write'));

  const writing = await aDevSite(true);
  expect((await writing.ask('/rest/v1/leads', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(writing.backend.asked).toEqual(['POST /rest/v1/leads no cookie']);
});

test('a remote that cannot be composed leaves what was shown', async () => {
  const { dev, ask } = await aDevSite();
  await dev.show(await aPart({ html: '<h1>Ici</h1>' }));
  const broken = await aPart({ name: 'shell', extra: { 'server/server.js': 'throw new Error("boom")' } });
  await expect(dev.show(broken)).rejects.toThrow('boom');
  expect(await (await ask('/mfe-blog')).text()).toContain('<h1>Ici</h1>');
});
