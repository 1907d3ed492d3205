import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLiveSite } from '../gate/readLiveSite.ts';
import { activate } from '../registry/activate.ts';
import { changeTeams } from '../registry/changeTeams.ts';
import { historyOf } from '../registry/history.ts';
import { newKey } from '../registry/keys.ts';
import { prune } from '../registry/prune.ts';
import { publish } from '../registry/publish.ts';
import { readRegistry, registryKeyFileOf, writeRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot } from '../registry/teams.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { wholeRelease } from '../registry/wholeRelease.ts';
import { withdraw } from '../registry/withdraw.ts';
import { joinStore } from './joinStore.ts';
import { openStore } from './openStore.ts';
import { folderOfStore } from './origin.ts';
import { refresh } from './refresh.ts';
import { share } from './share.ts';
import { anS3 } from './testing/anS3.ts';
import { archiveOf } from './versionArchive.ts';

/** A shared store with a shell and a blog, and machines that work on it. */
async function aSharedStore(kind: 'S3' | 'folder' = 'S3') {
  const s3 = kind === 'S3' ? await anS3() : undefined;
  if (s3) onTestFinished(s3.close);
  const address = s3 ? 's3://bucket/site' : pathToFileURL(mkdtempSync(join(tmpdir(), 'shared-'))).href;
  const origin = await aStore();
  const CACHE_DIRECTORY = mkdtempSync(join(tmpdir(), 'caches-'));
  for (const [name, value] of Object.entries({
    ...s3?.env,
    CACHE_DIRECTORY,
    REGISTRY_KEY_FILE: registryKeyFileOf(origin),
  })) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  await promoted(origin, { shell: await published(origin, { name: 'shell' }), 'mfe-blog': await published(origin) });
  await share(origin, address);
  const aMachine = async () => {
    const folder = folderOfStore(address, { ...process.env, CACHE_DIRECTORY: mkdtempSync(join(tmpdir(), 'machine-')) });
    await joinStore(folder);
    return folder;
  };
  return { address, origin, aMachine, store: openStore(address), s3 };
}

const activeOf = async (folder: string) =>
  Object.fromEntries(Object.entries((await readRegistry(folder)).remotes).map(([name, { active }]) => [name, active]));

/** All that a machine has, as it was published. */
async function assertWhole(folder: string) {
  const { teams } = await readRoot(folder);
  for (const [name, { versions }] of Object.entries((await readRegistry(folder)).remotes)) {
    for (const [version, { manifest, withdrawn }] of Object.entries(versions)) {
      if (!withdrawn) await wholeRelease(releaseFolder(folder, name, version), manifest, teams);
    }
  }
}

test.each(['S3', 'folder'] as const)(
  'what one machine publishes and promotes in %s the others have, with its history',
  async (kind) => {
    const { origin, aMachine } = await aSharedStore(kind);
    const [here, there] = [await aMachine(), await aMachine()];
    expect(await activeOf(there)).toEqual(await activeOf(origin));
    const { version } = await publish(here, aRelease({ version: '1.0.1' }), {
      by: 'maude',
      key: await rootKey(origin),
    });
    await activate(here, { versions: { 'mfe-blog': version }, by: 'maude' });
    await refresh(there);
    expect(await activeOf(there)).toEqual({ ...(await activeOf(origin)), 'mfe-blog': version });
    await assertWhole(there);
    expect(await historyOf(there)).toEqual(await historyOf(here));
    expect((await historyOf(there))[0]).toMatchObject({ by: 'maude', action: 'promote' });
  },
);

const rootKey = async (origin: string) => readFileSync(join(origin, 'keys/root.key'), 'utf8').trim();

test('of two machines that publish at once both are in, and neither entry of the history is lost', async () => {
  const { origin, aMachine } = await aSharedStore();
  const machines = [await aMachine(), await aMachine(), await aMachine()];
  const key = await rootKey(origin);
  const before = (await readRegistry(origin)).revision;
  const releases = await Promise.all(
    machines.map((machine, index) => publish(machine, aRelease({ version: `2.0.${index}` }), { key, by: `m${index}` })),
  );
  const after = await aMachine();
  const { remotes, revision } = await readRegistry(after);
  expect(revision).toBe(before + 3);
  for (const { version } of releases) expect(remotes['mfe-blog']?.versions).toHaveProperty([version]);
  await assertWhole(after);
  const entries = await historyOf(after);
  expect(
    entries
      .slice(0, 3)
      .map(({ by }) => by)
      .sort(),
  ).toEqual(['m0', 'm1', 'm2']);
  for (const machine of machines) {
    await refresh(machine);
    expect(await historyOf(machine)).toEqual(entries);
  }
});

test('of two machines that decide on the same grounds one wins, and the other is told who did', async () => {
  const { origin, aMachine } = await aSharedStore();
  const [here, there] = [await aMachine(), await aMachine()];
  const key = await rootKey(origin);
  const next = [
    (await publish(here, aRelease({ version: '1.0.1' }), { key })).version,
    (await publish(here, aRelease({ version: '1.0.2' }), { key })).version,
  ];
  await refresh(there);
  const { revision: expected } = await readRegistry(there);
  const outcomes = await Promise.allSettled([
    activate(here, { versions: { 'mfe-blog': next[0] as string }, by: 'Maude', expected }),
    activate(there, { versions: { 'mfe-blog': next[1] as string }, by: 'Jean', expected }),
  ]);
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
  const loser = outcomes[1 - winner] as PromiseRejectedResult;
  expect(loser.reason).toMatchObject({
    code: 'revision_gone',
    message: expect.stringContaining(`${['Maude', 'Jean'][winner]} promoted mfe-blog`),
  });
  await refresh(here);
  expect((await activeOf(here))['mfe-blog']).toBe(next[winner]);
});

test('what is withdrawn or pruned is gone from the shared store and from every machine', async () => {
  const { origin, aMachine, store } = await aSharedStore();
  const [here, there] = [await aMachine(), await aMachine()];
  const key = await rootKey(origin);
  const taken = (await publish(here, aRelease({ version: '1.0.1' }), { key })).version;
  const old = (await publish(here, aRelease({ version: '1.0.2' }), { key })).version;
  await refresh(there);
  expect(existsSync(releaseFolder(there, 'mfe-blog', taken))).toBe(true);
  await withdraw(here, 'mfe-blog', taken, { by: 'maude' });
  // Was interrupted long ago, or is under way.
  await store.put(archiveOf('mfe-blog', '9.9.9-0000000000'), Buffer.from('cut'), null);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await prune(here, 0, { by: 'maude' })).toEqual([`mfe-blog ${old}`]);
  await refresh(there);
  for (const version of [taken, old]) {
    expect(await store.read(archiveOf('mfe-blog', version))).toBeUndefined();
    expect(existsSync(releaseFolder(there, 'mfe-blog', version))).toBe(false);
  }
  expect((await store.list('releases/mfe-blog/')).map(({ path }) => path)).toEqual([
    archiveOf('mfe-blog', (await activeOf(here))['mfe-blog'] as string),
  ]);
});

test('a registry that is forged or older is taken over by no machine', async () => {
  const { aMachine, store, origin } = await aSharedStore();
  const here = await aMachine();
  const before = await activeOf(here);
  const old = await store.read('registry.json');
  const key = await rootKey(origin);
  await publish(here, aRelease({ version: '1.0.1' }), { key });
  const now = await store.read('registry.json');
  await store.put('registry.json', old?.bytes ?? Buffer.from(''), now?.version ?? null);
  await expect(refresh(here)).rejects.toMatchObject({ code: 'registry_replayed' });
  const replayed = await store.versionOf('registry.json');
  await store.put('registry.json', Buffer.from('forged\n{}\n'), replayed ?? null);
  await expect(refresh(here)).rejects.toMatchObject({ code: 'registry_forged' });
  expect(await activeOf(here)).toEqual(before);
});

test('a version that was changed in the shared store comes to no machine, until it is published again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { aMachine, store, origin } = await aSharedStore();
  const version = (await activeOf(origin))['mfe-blog'] as string;
  const path = archiveOf('mfe-blog', version);
  const good = await store.read(path);
  const text = Buffer.from(good?.bytes ?? [])
    .toString('latin1')
    .replace('export const init', 'export const evil');
  await store.put(path, Buffer.from(text, 'latin1'), good?.version ?? null);
  const here = await aMachine();
  expect(existsSync(releaseFolder(here, 'mfe-blog', version))).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`mfe-blog ${version} is not in the shared store as it was`));
  await publish(here, aRelease(), { key: await rootKey(origin) });
  await assertWhole(await aMachine());
});

test('what is damaged on a machine is brought again', async () => {
  const { aMachine } = await aSharedStore();
  const here = await aMachine();
  const folder = releaseFolder(here, 'mfe-blog', (await activeOf(here))['mfe-blog'] as string);
  writeFileSync(join(folder, 'remoteEntry.js'), 'cut');
  await joinStore(here);
  await assertWhole(here);
  rmSync(folder, { recursive: true });
  await joinStore(here);
  await assertWhole(here);
});

test('teams are one for all machines', async () => {
  const { aMachine, origin } = await aSharedStore();
  const [here, there] = [await aMachine(), await aMachine()];
  vi.stubEnv('AGENCE_KEY', await rootKey(origin));
  const { publicKey } = newKey();
  const team = { keys: [publicKey], retired: [], remotes: ['mfe-neuve'], paths: ['/neuve'], slots: [] };
  await changeTeams(here, 'neuve', () => ({ ...team, budget: { js: 1, html: 1 } }));
  await refresh(there);
  expect((await readRoot(there)).teams).toHaveProperty('neuve');
});

test('who hears that they were second looks whether they were first: an answer may be lost', async () => {
  const { aMachine, s3 } = await aSharedStore();
  const here = await aMachine();
  const registry = await readRegistry(here);
  s3?.loseAnswer();
  await writeRegistry(here, { ...registry, revision: registry.revision + 1 });
  expect((await readRegistry(await aMachine())).revision).toBe(registry.revision + 1);
});

test('a team tries its release against a shared store', async () => {
  const { address, origin } = await aSharedStore();
  const { active } = await readLiveSite(address);
  expect(Object.fromEntries(active.map(({ release }) => [release.name, release.version]))).toEqual(
    await activeOf(origin),
  );
});

test('a store is shared once, and whole or not at all', async () => {
  const { origin, address } = await aSharedStore();
  await expect(share(origin, address)).rejects.toMatchObject({ code: 'store_taken' });
});

test('a folder of this machine stays what it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  expect(folderOfStore(folder)).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
  await refresh(folder);
  await joinStore(folder);
});
