// @vitest-environment jsdom
import type { LaterParts, RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { afterEach, expect, test } from 'vitest';
import { wholeRegistry } from './wholeRegistry.ts';

const link = (label: string) => ({ slot: 'header' as const, label, to: `/${label}`, order: 1 });
const route = { path: '/blog', access: 'public' as const, modules: [] };
const registry = {
  ...{ revision: 1, siteUrl: 'https://site.test', start: ['/shell.js'], preload: ['/page.js'], otherModules: '' },
  ...{ navigation: [], anonKey: 'key', config: {}, later: '/r/later/x.json' },
  remotes: { 'mfe-blog': { version: '1', contract: '^1', base: '/', entry: 'e', modules: [], routes: [] } },
} satisfies RegistrySnapshot;
const parts: LaterParts = {
  integrity: { '/shell.js': 'sha256-1', '/dialog.js': 'sha256-2', '/page.js': 'sha256-3' },
  navigation: [link('blog')],
  routes: { 'mfe-blog': [route] },
};
const maps = () => [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent);

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('a page that says everything is taken at its word', () => {
  expect(wholeRegistry({ registry })).toBe(registry);
  expect(maps()).toEqual([]);
});

test('what was left for later joins it, and the hashes that the page has not started with (CMP-02)', () => {
  const { navigation, remotes } = wholeRegistry({ registry, later: parts });
  expect([navigation, remotes['mfe-blog']?.routes]).toEqual([[link('blog')], [route]]);
  expect(maps()).toEqual(['{"integrity":{"/dialog.js":"sha256-2"}}']);
});

test('menus that the page has itself stay, as staff take lines out of them', () => {
  const page = { ...registry, navigation: [link('outils')] };
  expect(wholeRegistry({ registry: page, later: parts }).navigation).toEqual([link('outils')]);
});
