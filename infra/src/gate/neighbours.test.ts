import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { expect, test } from 'vitest';
import { aRelease } from '../registry/testing/aRelease.ts';
import { readRelease } from '../registry/validateRelease.ts';
import type { LiveSite, Part } from './liveSite.ts';
import { neighboursRow } from './neighbours.ts';

const NO_BROWSER = { get: async () => 'There is none in unit tests.', close: async () => {} };
const part = async (changes: Parameters<typeof aRelease>[0]): Promise<Part> => {
  const folder = aRelease(changes);
  return { release: await readRelease(folder), folder };
};
const shell = (contract = `^${CONTRACT_VERSION}`, version = '1.0.0') =>
  part({ name: 'shell', version, contract, routes: [], fragments: {} });
const site = async (previous: readonly Part[]): Promise<LiveSite> => ({
  active: [await shell(), await part({ name: 'mfe-tools' })],
  previous,
  teams: {},
});
const rowOf = async (previous: readonly Part[], release: Parameters<typeof aRelease>[0] = {}) =>
  neighboursRow(await part(release), await site(previous), [], NO_BROWSER);

test('says so where no other part has an earlier release', async () => {
  expect(await rowOf([])).toEqual({ result: 'pass', sentence: 'no other part has an earlier release' });
  expect(await rowOf([await part({ name: 'mfe-blog', version: '0.9.0' })])).toMatchObject({ result: 'pass' });
});

test('refuses an address that an earlier release of another has: it could not come back', async () => {
  const route = { access: 'public', render: 'static', query: [], sitemap: true, modules: [] } as const;
  const before = await part({
    name: 'mfe-tools',
    version: '0.9.0',
    routes: [{ ...route, query: [], modules: [], id: 'old', path: '/mfe-blog' }],
    fragments: {},
  });
  const { result, sentence } = await rowOf([before]);
  expect(result).toBe('fail');
  expect(sentence).toMatch(
    /^With mfe-tools 0\.9\.0-\w+, the release before: its route \/mfe-blog is already a route of mfe-tools\.$/,
  );
});

test('tells of a shell that could not come back alone, which activation refuses then', async () => {
  const { result, sentence } = await rowOf([await shell('^1.0.0', '0.9.0')], { contract: `^${CONTRACT_VERSION}` });
  expect(result).toBe('pass');
  expect(sentence).toMatch(
    /tried with 0 earlier releases.*shell cannot go back to 0\.9\.0-\w+ any more: .*needs contract/,
  );
});
