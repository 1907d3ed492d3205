// @vitest-environment jsdom

import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { mountPage } from '@agence/shared-contracts/testing/mountPage';
import { textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, expect, test, vi } from 'vitest';
import { readArticles } from '../content/articles.ts';
import * as lifecycles from '../exposes/lifecycles.ts';
import { render } from '../exposes/server.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

const siteUrl = 'https://site.test';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers page data as the composer does. */
async function composer(address: string) {
  const rendered = await render({ path: address.replace('/_data', ''), siteUrl });
  const instead = rendered.kind === 'page' ? rendered.instead : undefined;
  return Response.json(instead ? { kind: 'redirect', ...instead } : rendered);
}

/** Arrives at an address from another page of the site, before the blog has shown anything. */
async function arriveAt(path: string) {
  vi.stubGlobal('fetch', composer);
  const fake = createFakeShell({ path });
  const navigate = vi.spyOn(fake.shell.navigation, 'navigate');
  const outlet = document.createElement('div');
  const props = { shell: fake.shell, outlet, onError: vi.fn() };
  await mountPage(lifecycles, props);
  return { fake, navigate, outlet, close: () => lifecycles.unmount(props) };
}

test.each(['constructor', '__proto__', 'toString'])('does not take %s for a moved article', async (slug) => {
  expect(await render({ path: `/blog/${slug}`, siteUrl })).toMatchObject({ kind: 'page', status: 404 });
});

test('takes who follows a dead link to the list, with a word about it (BLG-009, AMB-20)', async () => {
  const { fake, navigate, outlet, close } = await arriveAt('/blog/xxx');
  expect(navigate.mock.calls).toEqual([['/blog', { replace: true }]]);
  expect(fake.toasts).toEqual([{ title: "Cet article n'existe plus." }]);
  expect(textsOf(outlet, 'h1')).toEqual(['Ce que nous apprenons en grimpant']);
  await close();
});

test('takes who follows a link to a renamed article there, without a word (AMB-20)', async () => {
  const { fake, outlet, close } = await arriveAt('/blog/referencement-local-quebec');
  expect(fake.shell.navigation.getLocation().pathname).toBe('/blog/referencement-local-quebec-guide-complet');
  expect(fake.toasts).toEqual([]);
  expect(textsOf(outlet, 'h1')[0]).toMatch(/^Référencement local/);
  await close();
});

test('offers a search and recent articles to who opens a dead address (AMB-20)', async () => {
  const { outlet, page, fake, close } = await openPage('/blog/xxx');
  expect([page.status, page.head.noindex]).toEqual([404, true]);
  expect(textsOf(outlet, 'h1')).toEqual(['Cet article n’existe plus']);
  const search = outlet.querySelector<HTMLFormElement>('form[role=search]');
  expect([search?.getAttribute('action'), search?.method]).toEqual(['/blog', 'get']);
  const newest = (await readArticles()).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  expect(textsOf(outlet, 'section li a')).toEqual(newest.slice(0, 3).map(({ title }) => title));
  expect([...outlet.querySelectorAll('a')].find(({ textContent }) => textContent === 'Retour au blog')).toBeTruthy();
  expect(fake.toasts).toEqual([]);
  expect(await close()).toEqual([]);
});
