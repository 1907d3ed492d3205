// @vitest-environment jsdom

import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { expect, test, vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import { render, staticPaths } from '../exposes/server.ts';
import { openPage, textsOf } from '../testing/openPage.ts';

const siteUrl = 'https://site.test';

test.each([
  ['/blog/tag/seo', 'Articles\u00a0: SEO', 2],
  ['/blog/tag/strat%C3%A9gie', 'Articles\u00a0: Stratégie', 2],
  ['/blog/tag/strategie', 'Articles\u00a0: Stratégie', 2],
  ['/blog/auteur/catherine-morin', 'Articles de Catherine Morin', 2],
])('%s lists its articles (BLG-019, BLG-022)', async (path, title, count) => {
  const { outlet, close } = await openPage(path);
  expect(textsOf(outlet, 'h1')).toEqual([title]);
  expect(outlet.querySelectorAll('article')).toHaveLength(count);
  expect(outlet.textContent).toContain(`${count}\u00a0articles`);
  expect(await close()).toEqual([]);
});

test('is prerendered for every tag, with and without accents, and every author (AMB-13)', async () => {
  const paths = await staticPaths();
  for (const path of ['/blog/tag/stratégie', '/blog/tag/strategie', '/blog/auteur/melissa-roy']) {
    expect(paths).toContain(path);
  }
});

test('names one address for a tag and its alias (AMB-13)', async () => {
  for (const path of ['/blog/tag/strategie', '/blog/tag/strat%C3%A9gie']) {
    const page = await render({ path, siteUrl });
    expect(page.kind === 'page' && page.head.canonicalPath).toBe('/blog/tag/strat%C3%A9gie');
  }
});

test.each(['/blog/tag/inconnu', '/blog/auteur/personne'])(
  '%s is not found, and shows ways on (BLG-022)',
  async (path) => {
    const { outlet, page, close } = await openPage(path);
    expect([page.status, page.head.noindex]).toEqual([404, true]);
    expect(outlet.textContent).toContain('Aucun article ici');
    expect(outlet.querySelectorAll('nav a').length).toBeGreaterThan(5);
    expect(await close()).toEqual([]);
  },
);

test('replaces an unknown article by the list (BLG-009)', async () => {
  const fake = createFakeShell({ path: '/blog/xxx' });
  const outlet = document.createElement('div');
  vi.stubGlobal('fetch', async () => Response.json(await render({ path: '/blog/xxx', siteUrl })));
  const navigate = vi.spyOn(fake.shell.navigation, 'navigate');
  const props = { shell: fake.shell, outlet, onError: () => {} };
  lifecycles.mount(props).catch(() => {});
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/blog', { replace: true }));
  await lifecycles.unmount(props);
  vi.unstubAllGlobals();
});
