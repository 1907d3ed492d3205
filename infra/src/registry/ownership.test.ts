import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import teamsOfRepository from '../../teams.json' with { type: 'json' };
import { addressesOf, ownerOf, ownershipRefusals } from './ownership.ts';
import type { Teams } from './teams.ts';
import { aClaim } from './testing/aStore.ts';

const teamsOf = (paths: Readonly<Record<string, readonly string[]>>): Teams =>
  Object.fromEntries(
    Object.entries(paths).map(([name, owned]) => [
      name,
      { ...aClaim({ remotes: [`mfe-${name}`], paths: [...owned] }), keys: [], retired: [] },
    ]),
  );
const serving = (name: string, ...paths: string[]) =>
  ({
    name,
    routes: paths.map((path) => ({ path })),
    redirects: [],
    publicFiles: {},
    navigation: [],
  }) as unknown as Release;

test('the longest path above an address owns it', () => {
  const teams = teamsOf({
    a: ['/'],
    b: ['/blog'],
    c: ['/blog/tag'],
    d: ['/formations'],
    e: ['/formations/:slug/viewer'],
  });
  for (const [address, owner] of Object.entries({
    '/': 'a',
    '/blogue': 'a',
    '/blog': 'b',
    '/blog/': 'b',
    '/blog/neige': 'b',
    '/blog/tag': 'c',
    '/blog/tag/seo': 'c',
    '/formations/seo': 'd',
    '/formations/seo/viewer': 'e',
    '/formations/:slug/viewer/:page': 'e',
  })) {
    expect(ownerOf(address, teams), address).toBe(owner);
  }
  expect(ownerOf('/blog', teamsOf({ a: ['/autre'] }))).toBeUndefined();
});

test('of two paths of the same length the one with fewer parameters owns an address', () => {
  const teams = teamsOf({ open: ['/formations/:slug'], named: ['/formations/gratuites'] });
  expect(ownerOf('/formations/gratuites', teams)).toBe('named');
  expect(ownerOf('/formations/seo', teams)).toBe('open');
});

test.each([
  ['/formations/:slug', 'it reaches over /formations/gratuites, which belongs to f'],
  ['/formations/:slug/:part', 'it reaches over /formations/:slug/viewer, which belongs to e'],
  ['/formations/*', 'it reaches over /formations/:slug/viewer, which belongs to e'],
  ['/formations/:slug/*', 'it reaches over /formations/:slug/viewer, which belongs to e'],
  ['/formations/seo/*', 'it reaches over /formations/:slug/viewer, which belongs to e'],
  ['/formations/seo/quiz', undefined],
  ['/formations/gratuites', '/formations/gratuites belongs to f'],
])('a parameter does not reach over what another owns: %s', (path, fault) => {
  const teams = teamsOf({ d: ['/formations'], e: ['/formations/:slug/viewer'], f: ['/formations/gratuites'] });
  expect(ownershipRefusals(serving('mfe-d', path), teams)).toEqual(
    fault ? [`mfe-d may not serve ${path}: ${fault}.`] : [],
  );
});

test('what is allowed to a team answers for no address that another owns', () => {
  const segment = fc.constantFrom('a', 'b', ':x');
  const pathOf = (parts: readonly string[]) => `/${parts.join('/')}`;
  const prefix = fc.array(segment, { maxLength: 3 }).map(pathOf);
  const pattern = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([parts, isOpen]) => pathOf([...parts, ...(isOpen ? ['*'] : [])]));
  const address = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 }).map(pathOf);
  fc.assert(
    fc.property(
      fc.uniqueArray(prefix, { minLength: 2, maxLength: 6 }),
      pattern,
      fc.array(address, { minLength: 20, maxLength: 20 }),
      (prefixes, route, addresses) => {
        const half = Math.ceil(prefixes.length / 2);
        const teams = teamsOf({ one: prefixes.slice(0, half), two: prefixes.slice(half) });
        fc.pre(ownershipRefusals(serving('mfe-one', route), teams).length === 0);
        for (const path of addresses) {
          if (matchRoute([{ path: route }], path)) expect(ownerOf(path, teams), path).toBe('one');
        }
      },
    ),
    { numRuns: runs(500, 20_000) },
  );
});

test('no two teams of the repository own the same', () => {
  for (const kind of ['remotes', 'paths'] as const) {
    const all = Object.values(teamsOfRepository).flatMap((team) => team[kind]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('the places of a subtree are addresses too, and belong to somebody', () => {
  const places = [{ path: '' }, { path: 'cours/:id' }];
  const release = { ...serving('mfe-a'), routes: [{ path: '/studio/*', places }] } as unknown as Release;
  expect(addressesOf(release)).toEqual(['/studio/*', '/studio', '/studio/cours/:id']);
  const teams = teamsOf({ a: ['/studio'], b: ['/studio/cours'] });
  expect(ownershipRefusals(release, teams)).toContain(
    'mfe-a may not serve /studio/cours/:id: /studio/cours belongs to b.',
  );
});
