import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import { beforeAll, expect, test } from 'vitest';
import { publicPages, VISITED_ELSEWHERE } from '../../../e2e/support/publicPages.ts';
import { SCREENS } from '../../../e2e/support/screens.ts';
import { remoteManifests } from './remoteManifests.ts';
import { ROOT } from './workspace.ts';

let manifests: readonly RemoteManifest[];
beforeAll(async () => {
  manifests = (await remoteManifests()).filter(({ name }) => name !== 'mfe-kit');
});

const moduleOf = ({ page }: { readonly page: string }) => basename(page, '.tsx');

test('the suites visit a page of every public module, or it is said who else does', () => {
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const visited = publicPages.map(({ path }) => matchRoute(routes, path)?.route);
  expect(publicPages.filter((_, index) => !visited[index]).map(({ path }) => path)).toEqual([]);
  const known = [...visited.flatMap((route) => (route ? [moduleOf(route)] : [])), ...VISITED_ELSEWHERE];
  const all = routes.filter(({ access }) => access === 'public').map(moduleOf);
  expect(all.filter((module) => !known.includes(module))).toEqual([]);
  expect(VISITED_ELSEWHERE.filter((module) => !all.includes(module))).toEqual([]);
});

test('every budget is for a page that is visited', () => {
  const { pages }: { pages: readonly { path: string }[] } = JSON.parse(
    readFileSync(join(ROOT, 'e2e/budgets.json'), 'utf8'),
  );
  expect(pages.map(({ path }) => path).filter((path) => !publicPages.some((page) => page.path === path))).toEqual([]);
});

test('the review shows every place of the member area', () => {
  const shown = SCREENS.map(({ path }) => path);
  expect(shown.filter((path) => path.startsWith('/admin')).length).toBeGreaterThan(12);
  expect(new Set(shown).size).toBeGreaterThan(30);
});
