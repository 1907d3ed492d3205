import { afterEach, expect, test, vi } from 'vitest';
import { inProcess } from '../renderer/Renderer.ts';
import { anOutage, aPage, aSite } from './testing/aSite.ts';

afterEach(() => void vi.restoreAllMocks());

test('the data of a page come without its markup, which nobody renders for it', async () => {
  const { ask, load } = aSite();
  const render = vi.fn(() => ({ html: '<h1></h1>', styles: '' }));
  load.mockImplementation(async () => aPage('Neige', { render }));
  const answer = await ask('/_data/formations?q=a');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'agence-release': '1.0.0-0',
  });
  const { render: _, ...said } = aPage('Neige', { render });
  expect(await answer.json()).toEqual(said);
  expect(load.mock.calls[0]?.[0].path).toBe('/formations?q=a');
  expect(render).not.toHaveBeenCalled();
  await ask('/formations?q=a');
  await ask('/formations?q=a');
  expect([load.mock.calls.length, render.mock.calls.length]).toEqual([1, 1]);
});

test('the data of a prerendered page are those of the page, whatever the query', async () => {
  const { ask, fragmentOf, load } = aSite();
  for (const path of ['/_data/blog', '/_data/blog?page=2', '/blog']) expect((await ask(path)).status).toBe(200);
  expect(await (await ask('/_data/blog')).json()).toMatchObject({ data: { path: '/blog' }, head: {} });
  expect(await (await ask('/_data/blog')).json()).not.toHaveProperty('html');
  expect([fragmentOf.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
});

test('who navigates to a thing that does not exist is taken elsewhere; who opens its address sees the page', async () => {
  const { ask, load } = aSite();
  const instead = { to: '/blog', toast: 'Article introuvable' };
  load.mockImplementation(async () => aPage('Introuvable', { status: 404, instead }));
  expect(await (await ask('/_data/blog/inconnu')).json()).toEqual({ kind: 'redirect', ...instead });
  expect((await ask('/blog/inconnu')).status).toBe(404);
  // A page that the backend decides about says both, and the browser chooses.
  expect(await (await ask('/_data/formations/x')).json()).toMatchObject({ kind: 'page', status: 404, instead });
});

test('a redirect is passed on as data', async () => {
  const { ask, load } = aSite();
  load.mockImplementation(async () => ({ kind: 'redirect', to: '/blog' }));
  expect(await (await ask('/_data/formations/x')).json()).toEqual({ kind: 'redirect', to: '/blog' });
});

test.each(['/_data', '/_data/', '/_data//', '/_data//evil.example/', '/_data/inconnu', '/_data/compte', '/_datax'])(
  'there are no data at %s',
  async (path) => {
    const answer = await aSite().ask(path);
    const hasData = path === '/_data/';
    expect(answer.status).toBe(hasData ? 200 : 404);
    if (path.startsWith('/_data/') && !hasData) expect(await answer.json()).toEqual({ code: 'not_found' });
  },
);

test('data that cannot be read are asked for again soon', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, load } = aSite();
  load.mockImplementationOnce(() => Promise.reject(anOutage()));
  const answer = await ask('/_data/formations');
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    { code: 'unavailable' },
  ]);
  expect((await ask('/_data/formations')).status).toBe(200);
});

test('a release from before pages were loaded apart is rendered whole', async () => {
  const { ask, snapshot, load } = aSite();
  const { render, ...loaded } = aPage('Ancienne');
  const old = { render: vi.fn(async () => ({ ...loaded, ...render() })) };
  vi.spyOn(snapshot(), 'rendererOf').mockResolvedValue(inProcess(old as never));
  expect(await (await ask('/_data/formations')).json()).toEqual(loaded);
  expect(await (await ask('/formations')).text()).toContain('<h1>Ancienne</h1>');
  expect([old.render.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
});
