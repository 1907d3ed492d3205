import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyOf } from '../registry/history.ts';
import { lock } from '../registry/lock.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { keepWorking, rollBackBroken } from './rollBackBroken.ts';

/** A site whose blog has had two versions. */
async function aSite() {
  const dataDir = await aStore();
  const shell = await published(dataDir, { name: 'shell' });
  const good = await published(dataDir, { name: 'mfe-blog', html: '<h1>Bon</h1>' });
  const bad = await published(dataDir, { name: 'mfe-blog', html: '<h1>Brisé</h1>' });
  await promoted(dataDir, { shell, 'mfe-blog': good });
  await promoted(dataDir, { 'mfe-blog': bad });
  const active = async () => (await readRegistry(dataDir)).remotes['mfe-blog']?.active;
  return { dataDir, good, bad, active, broken: { name: 'mfe-blog', version: bad, why: 'browsers could not run it' } };
}

test('goes back to the version before, and the history says who and why', async () => {
  const { dataDir, good, active, broken } = await aSite();
  expect(await rollBackBroken(dataDir, broken)).toBe(true);
  expect(await active()).toBe(good);
  const [last] = await historyOf(dataDir);
  expect(last).toMatchObject({ by: 'the site', why: 'browsers could not run it', action: 'rollback' });
});

test('only the version that is shown', async () => {
  const { dataDir, good, bad, active, broken } = await aSite();
  expect(await rollBackBroken(dataDir, { ...broken, version: good })).toBe(false);
  expect(await active()).toBe(bad);
});

test('not what somebody has locked', async () => {
  const { dataDir, bad, active, broken } = await aSite();
  await lock(dataDir, 'mfe-blog', { by: 'maude', isOwner: false });
  expect(await rollBackBroken(dataDir, broken)).toBe(false);
  expect(await active()).toBe(bad);
});

test('never twice in a row: reports do not walk through the past', async () => {
  const { dataDir, good, active, broken } = await aSite();
  const newest = await published(dataDir, { name: 'mfe-blog', html: '<h1>Nouveau</h1>' });
  await promoted(dataDir, { 'mfe-blog': newest });
  expect(await rollBackBroken(dataDir, { ...broken, version: newest })).toBe(true);
  expect(await rollBackBroken(dataDir, broken)).toBe(false);
  expect(await active()).not.toBe(good);
});

test('not against who has promoted the same version again', async () => {
  const { dataDir, bad, active, broken } = await aSite();
  await rollBackBroken(dataDir, broken);
  await promoted(dataDir, { 'mfe-blog': bad });
  expect(await rollBackBroken(dataDir, broken)).toBe(false);
  expect(await active()).toBe(bad);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('asks the site every ten seconds, and goes on after an answer that is none', async () => {
  const { dataDir, good, active, broken } = await aSite();
  const answers = ['<h1>Indisponible</h1>', '[{"name":"mfe-blog"}]', JSON.stringify([broken])];
  const server = createServer((_, response) => response.end(answers.shift() ?? '[]'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const said: string[] = [];
  const stop = keepWorking(dataDir, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, (line) =>
    said.push(line),
  );
  for (let left = 2; left >= 0; left -= 1) {
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(answers).toHaveLength(left));
  }
  await vi.waitFor(async () => expect(await active()).toBe(good));
  await vi.waitFor(() =>
    expect(said).toEqual([`mfe-blog ${broken.version} was rolled back: browsers could not run it.`]),
  );
  stop();
  server.close();
});
