// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { RouteDeclaration } from '../remote/manifest.ts';
import { OutdatedPageError } from './OutdatedPageError.ts';
import { serverData } from './serverData.ts';

const route: RouteDeclaration = { id: 'list', path: '/blog', page: '', access: 'public', render: 'static' };
const url = new URL('https://site.test/blog?page=2');
const answer = (version: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ data: 'neuf', status: 200 }, { headers: { 'agence-release': version } }));

beforeEach(() => {
  const registry = { remotes: { 'mfe-blog': { version: '1.0.0-a' } } };
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
});

test('asks the composer for the data of the page that is navigated to', async () => {
  const fetching = answer('1.0.0-a');
  expect(await serverData('mfe-blog', route, url)).toEqual({ data: 'neuf', status: 200 });
  expect(fetching.mock.calls[0]?.[0]).toBe('/_data/blog?page=2');
});

test('takes no data that another version of the remote has made', async () => {
  answer('1.0.0-b');
  await expect(serverData('mfe-blog', route, url)).rejects.toThrow(OutdatedPageError);
});

test('keeps the status of a failure, by which it is asked again or not', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const failed = await serverData('mfe-blog', route, url).catch((error: unknown) => error);
  expect(failed).toMatchObject({ status: 404, message: 'The data of /blog answered 404' });
});

test('takes the data of whatever version answers in the page of another host, which names none', async () => {
  document.body.innerHTML = '';
  answer('1.0.0-b');
  expect(await serverData('mfe-blog', route, url)).toEqual({ data: 'neuf', status: 200 });
});

test('takes what stands in the document, once', async () => {
  const page = '{"data":"servi","status":200}';
  document.body.innerHTML += `<script type="application/json" data-page="mfe-blog" data-path="/blog">${page}</script>`;
  expect(await serverData('mfe-blog', route, url)).toMatchObject({ data: 'servi', status: 200 });
  answer('1.0.0-a');
  expect(await serverData('mfe-blog', route, url)).toEqual({ data: 'neuf', status: 200 });
});

test('asks for nothing on pages that the browser renders', async () => {
  const fetching = answer('1.0.0-a');
  fetching.mockClear();
  expect(await serverData('mfe-blog', { ...route, render: 'client' }, url)).toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
});

test('takes the sign-in page of a guest network neither for data nor for word of another version', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<!doctype html>'));
  const failed = await serverData('mfe-blog', route, url).catch((error: unknown) => error);
  expect(failed).not.toBeInstanceOf(OutdatedPageError);
  expect(failed).toMatchObject({ message: 'Not the data of /blog' });
});
