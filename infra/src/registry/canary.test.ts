import { expect, test } from 'vitest';
import { rollBackBroken } from '../fallback/rollBackBroken.ts';
import { activate, rollback } from './activate.ts';
import { halt, startCanary } from './canary.ts';
import { historyOf } from './history.ts';
import { linesOfHistory, linesOfStatus } from './linesOfStatus.ts';
import { lock } from './lock.ts';
import { prune } from './prune.ts';
import { readRegistry } from './registryFile.ts';
import { statusOf } from './status.ts';
import { aStore, promoted, published } from './testing/aStore.ts';
import { withdraw } from './withdraw.ts';
import { withVersions } from './withVersions.ts';

/** A site whose blog everybody gets in one version, and whose next is published. */
async function aSite() {
  const dataDir = await aStore();
  const shell = await published(dataDir, { name: 'shell' });
  const active = await published(dataDir, { name: 'mfe-blog', html: '<h1>Maintenant</h1>' });
  const next = await published(dataDir, { name: 'mfe-blog', html: '<h1>Bientôt</h1>' });
  await promoted(dataDir, { shell, 'mfe-blog': active });
  const entry = async () => (await readRegistry(dataDir)).remotes['mfe-blog'];
  const start = (changes = {}) =>
    startCanary(dataDir, 'mfe-blog', { version: next, percent: 10, by: 'maude', ...changes });
  return { dataDir, shell, active, next, entry, start };
}

test('is in the registry beside the active version, and in status and history', async () => {
  const { dataDir, active, next, entry, start } = await aSite();
  const { revision } = await start({ why: 'nouvelle liste' });
  expect(await entry()).toMatchObject({ active, canary: { version: next, percent: 10 } });
  expect((await start()).revision).toBe(revision);
  const status = await statusOf(dataDir);
  expect(linesOfStatus(status).join('\n')).toMatch(new RegExp(`canary {5}${next} .*10 % of sessions  maude`));
  expect(linesOfHistory(await historyOf(dataDir))[0]).toMatch(`maude began to try mfe-blog ${next}: nouvelle liste`);
  // Who meets it broken gets what everybody gets.
  const tried = withVersions(await readRegistry(dataDir), { 'mfe-blog': next });
  expect(tried.remotes['mfe-blog']).toMatchObject({ active: next, history: [active] });
});

test('ends by a person, by the site, or with the next flip', async () => {
  const { dataDir, active, next, entry, start } = await aSite();
  await start();
  await halt(dataDir, 'mfe-blog', { by: 'maude', why: 'assez vu' });
  expect([(await entry())?.canary, (await entry())?.active]).toEqual([undefined, active]);
  await start();
  const why = 'its largest paint came after 1600 ms instead of 1000 ms';
  expect(await rollBackBroken(dataDir, { name: 'mfe-blog', version: next, why })).toBe(true);
  expect(await entry()).not.toHaveProperty('canary');
  expect((await historyOf(dataDir))[0]).toMatchObject({ by: 'the site', action: 'halt', why });
  expect(await rollBackBroken(dataDir, { name: 'mfe-blog', version: next, why })).toBe(false);
  await start();
  await activate(dataDir, { versions: { 'mfe-blog': next }, by: 'maude' });
  expect(await entry()).toMatchObject({ active: next, history: [active] });
  expect(await entry()).not.toHaveProperty('canary');
  // A canary that the site has ended does not stand in the way of the one step back.
  await rollback(dataDir, ['mfe-blog'], { by: 'maude' });
  expect((await entry())?.active).toBe(active);
});

test('is kept by prune, and gone when it is withdrawn', async () => {
  const { dataDir, next, entry, start } = await aSite();
  await start();
  expect(await prune(dataDir, -1, { by: 'maude' })).not.toContain(`mfe-blog ${next}`);
  await withdraw(dataDir, 'mfe-blog', next, { by: 'maude' });
  expect(await entry()).not.toHaveProperty('canary');
});

test('is refused where a promotion would be, and where it says nothing', async () => {
  const { dataDir, shell, active, start } = await aSite();
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(start({ version: '9.9.9-9' })).rejects.toEqual(refused('version_unknown'));
  await expect(start({ version: active })).rejects.toEqual(refused('canary_invalid'));
  for (const percent of [0, 51, 1.5]) await expect(start({ percent })).rejects.toEqual(refused('canary_invalid'));
  await expect(startCanary(dataDir, 'shell', { version: shell, percent: 1, by: 'maude' })).rejects.toEqual(
    refused('canary_invalid'),
  );
  await expect(start({ expected: 1 })).rejects.toEqual(refused('revision_gone'));
  await lock(dataDir, 'mfe-blog', { by: 'maude' });
  await expect(start()).rejects.toEqual(refused('remote_locked'));
});
