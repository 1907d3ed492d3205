import { expect, test, vi } from 'vitest';
import { halt, startCanary } from './canary.ts';
import { lock, unlock } from './lock.ts';
import { statusOf, type VersionStatus } from './status.ts';
import { aStore, promoted, published } from './testing/aStore.ts';
import { withdraw } from './withdraw.ts';

// What is run before a flip: proveServer.test.ts.
vi.mock('./proveServer.ts', () => ({ proveServer: async () => {} }));

/** Who did what last to each version, as `version by why`, in the order of the status. */
async function lastOf(store: string): Promise<string[]> {
  const [remote] = (await statusOf(store)).remotes;
  const versions = (remote?.versions ?? []) as VersionStatus[];
  return versions.map(({ version, state, by, why }) => `${version.split('-')[0]} ${state} ${by} ${why}`.trim());
}

test('says of each version who last made something of it and why, whatever was done to others meanwhile', async () => {
  const store = await aStore();
  const first = await published(store, { version: '1.0.0' });
  await promoted(store, { 'mfe-blog': first });
  const second = await published(store, { version: '1.0.1' });
  const third = await published(store, { version: '1.0.2' });
  const key = (await statusOf(store)).remotes[0]?.versions.at(-1)?.by;
  expect(await lastOf(store)).toEqual(['1.0.0 active maude', `1.0.2 published ${key}`, `1.0.1 published ${key}`]);
  await startCanary(store, 'mfe-blog', { by: 'jean', why: 'trial', version: third, percent: 10 });
  // Neither is about a version.
  await lock(store, 'mfe-blog', { by: 'luc', why: 'launch' });
  await unlock(store, 'mfe-blog', { by: 'luc' });
  await published(store, { name: 'mfe-tools' });
  expect(await lastOf(store)).toEqual(['1.0.0 active maude', '1.0.2 canary jean trial', `1.0.1 published ${key}`]);
  await halt(store, 'mfe-blog', { by: 'eve' });
  await withdraw(store, 'mfe-blog', second, { by: 'ana', why: 'broken' });
  expect(await lastOf(store)).toEqual([
    '1.0.0 active maude',
    '1.0.2 published jean trial',
    '1.0.1 withdrawn ana broken',
  ]);
  await promoted(store, { 'mfe-blog': third });
  expect(await lastOf(store)).toEqual(['1.0.2 active maude', '1.0.1 withdrawn ana broken', '1.0.0 earlier maude']);
});
