import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { beforeEach, expect, test } from 'vitest';
import { rollback } from '../registry/activate.ts';
import { historyOf, START } from '../registry/history.ts';
import { lock, unlock } from '../registry/lock.ts';
import { publish } from '../registry/publish.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { withdraw } from '../registry/withdraw.ts';
import { showBuilt } from './releaseAll.ts';

let store: string;
let said: string[];
beforeEach(async () => {
  store = await aStore();
  said = [];
});

/** Publishes a release as if it had been built here. @returns its version */
async function built(name: 'shell' | 'mfe-blog' | 'mfe-tools', release: Parameters<typeof published>[1] = {}) {
  const { version } = await publish(store, aRelease({ ...release, name }), { by: START, compressed: false });
  mkdirSync(join(store, 'builds'), { recursive: true });
  writeFileSync(join(store, 'builds', name), `hash ${version}`);
  return version;
}
const start = () => showBuilt(store, (line) => said.push(line), ['shell', 'mfe-blog', 'mfe-tools']);
const active = async (name = 'mfe-blog') => (await readRegistry(store)).remotes[name]?.active;

test('what was built here is shown, all in one flip, and again after the next build', async () => {
  const [shell, blog] = [await built('shell'), await built('mfe-blog')];
  await start();
  expect([await active('shell'), await active(), await active('mfe-tools')]).toEqual([shell, blog, undefined]);
  const [{ by, changes }] = (await historyOf(store)) as [Awaited<ReturnType<typeof historyOf>>[0]];
  expect([by, changes.length]).toEqual(['start', 2]);
  const { revision } = await readRegistry(store);
  await start();
  expect((await readRegistry(store)).revision).toBe(revision);
  const next = await built('mfe-blog', { version: '1.0.1' });
  await start();
  expect(await active()).toBe(next);
  expect(said).toEqual([]);
});

const DECISIONS: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  ['rolled back', () => rollback(store, ['mfe-blog'], { by: 'Maude' }), 'Maude rolled back mfe-blog to'],
  [
    'withdrawn',
    async () => withdraw(store, 'mfe-blog', (await active()) ?? '', { by: 'Maude' }),
    'Maude withdrew mfe-blog',
  ],
  [
    'promoted',
    async () => promoted(store, { 'mfe-blog': await published(store, { version: '7.0.0' }) }),
    'maude promoted mfe-blog 7.0.0-',
  ],
  ['locked', () => lock(store, 'mfe-blog', { by: 'Maude' }), 'Maude locked mfe-blog at'],
];

test.each(DECISIONS.slice(0, runs(1, DECISIONS.length)))(
  'no start overrides what a person has %s, and it says so',
  async (_, decide, sentence) => {
    for (const version of ['1.0.0', '1.0.1']) {
      await built('mfe-blog', { version });
      await start();
    }
    await decide();
    const decided = await active();
    const [tools, next] = [await built('mfe-tools'), await built('mfe-blog', { version: '1.0.2' })];
    for (let starts = 1; starts <= 2; starts += 1) {
      await start();
      expect([await active(), await active('mfe-tools')]).toEqual([decided, tools]);
      expect(said).toHaveLength(starts);
      expect(said.at(-1)).toContain(`mfe-blog stays at ${decided}, as ${sentence}`);
      expect(said.at(-1)).toContain(`agence registry promote mfe-blog ${next}`);
    }
    await unlock(store, 'mfe-blog', { by: 'Maude' });
    await promoted(store, { 'mfe-blog': next });
    await start();
    expect([await active(), said.length]).toEqual([next, 2]);
    // Who promotes what was built here last agrees with it again.
    const afterwards = await built('mfe-blog', { version: '1.0.3' });
    await start();
    expect([await active(), said.length]).toEqual([afterwards, 2]);
  },
);

test('what does not go together leaves the site as it was, and says why', async () => {
  const blog = await built('mfe-blog');
  await start();
  await built('mfe-blog', { version: '1.0.1', extra: { 'server/server.js': 'throw new Error("boom at import");' } });
  await built('mfe-tools');
  await start();
  expect([await active(), await active('mfe-tools')]).toEqual([blog, '']);
  expect(said).toEqual([
    'The site stays as it was: mfe-blog: its server half does not start: boom at import (server/server.js).',
  ]);
});
