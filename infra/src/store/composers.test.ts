import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../composer/serve.ts';
import { activate } from '../registry/activate.ts';
import { publish } from '../registry/publish.ts';
import { registryKeyFileOf } from '../registry/registryFile.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { joinStore } from './joinStore.ts';
import { folderOfStore } from './origin.ts';
import { share } from './share.ts';
import { anS3 } from './testing/anS3.ts';

const ADDRESS = 's3://bucket/site';
const aFolder = () => mkdtempSync(join(tmpdir(), 'machine-'));
const withModule = (version: string, name = 'mfe-blog') =>
  aRelease({ name, version, html: `<h1>${version}</h1>`, extra: { 'assets/a.js': `export default '${version}';` } });

/** A bucket with a shell and two remotes, and a machine that publishes there. */
async function aBucket() {
  const s3 = await anS3();
  onTestFinished(s3.close);
  const dataDir = await aStore();
  for (const [name, value] of Object.entries({ ...s3.env, REGISTRY_KEY_FILE: registryKeyFileOf(dataDir) }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const key = readFileSync(join(dataDir, 'keys/root.key'), 'utf8').trim();
  const versions: Record<string, string> = { shell: await published(dataDir, { name: 'shell' }) };
  for (const name of ['mfe-blog', 'mfe-tools']) {
    versions[name] = (await publish(dataDir, withModule('1.0.0', name), { compressed: false })).version;
  }
  await promoted(dataDir, versions);
  await share(dataDir, ADDRESS);
  const publisher = folderOfStore(ADDRESS, { ...process.env, CACHE_DIRECTORY: aFolder() });
  await joinStore(publisher);
  return {
    s3,
    async publishAndPromote(folder: string) {
      const { name, version } = await publish(publisher, folder, { key, compressed: false });
      await activate(publisher, { versions: { [name]: version }, by: 'maude' });
      return version;
    },
  };
}

/** A composer on a machine of its own, which has nothing yet. */
async function aComposer() {
  const env = { ...process.env, CACHE_DIRECTORY: aFolder(), REGISTRY_KEY_FILE: '' };
  const child: ChildProcess = fork(join(import.meta.dirname, 'testing/serveStore.ts'), [ADDRESS], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    get: (path: string) => fetch(url + path),
    text: async (path: string) => (await fetch(url + path)).text(),
    async end() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** What a page says of the modules that it may run later. */
function otherModulesIn(page: string): string {
  const [, json = ''] = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json).otherModules;
}

test.runIf(process.env.NIGHTLY)(
  'two composers without a disk in common are one site: a page of one runs with the files of the other',
  {
    timeout: 60_000,
  },
  async () => {
    const { publishAndPromote } = await aBucket();
    const [one, two] = await Promise.all([aComposer(), aComposer()]);
    const before = await one.text('/mfe-tools');
    // No page of its remote was asked of the other one.
    const map = await (await two.get(otherModulesIn(before))).json();
    for (const [path, hash] of Object.entries(map.integrity as Record<string, string>)) {
      expect(path).toMatch(/^\/r\/mfe-blog\//);
      expect((await two.get(path)).status).toBe(200);
      expect(hash).toMatch(/^sha256-/);
    }

    for (const round of ['1.0.1', '1.0.2']) {
      const version = await publishAndPromote(withModule(round));
      const isNew = async ({ text }: typeof one) => (await text('/mfe-blog')).includes(`<h1>${round}</h1>`);
      await vi.waitFor(async () => expect((await isNew(one)) || (await isNew(two))).toBe(true), 10_000);
      const [first, second] = (await isNew(one)) ? [one, two] : [two, one];
      // At once: whether or not the other one has flipped.
      const file = await second.get(`/r/mfe-blog/${version}/assets/a.js`);
      expect([file.status, await file.text()]).toEqual([200, `export default '${round}';`]);
      const path = otherModulesIn(await first.text('/mfe-tools'));
      expect(path).toContain(`mfe-blog@${version}`);
      expect((await second.get(path)).status).toBe(200);
      await vi.waitFor(async () => expect(await isNew(second)).toBe(true), 10_000);
      expect(await second.text('/mfe-tools')).toBe((await first.text('/mfe-tools')).replaceAll(first.url, second.url));
    }

    // A tab from before both flips, and a composer that has begun since.
    await one.end();
    const three = await aComposer();
    expect(await (await three.get(otherModulesIn(before))).json()).toEqual(map);
    expect((await three.get(Object.keys(map.integrity)[0] as string)).status).toBe(200);
  },
);

test('a site goes on, and begins again, while its store does not answer', { timeout: 60_000 }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { s3 } = await aBucket();
  const dataDir = folderOfStore(ADDRESS, { ...process.env, CACHE_DIRECTORY: aFolder() });
  const site = await serve({ dataDir, port: 0 });
  onTestFinished(() => site.close());
  await s3.close();
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith(expect.stringContaining('The registry is left as it was')),
    5_000,
  );
  expect((await fetch(`${site.url}/mfe-blog`)).status).toBe(200);
  const again = await serve({ dataDir, port: 0 });
  onTestFinished(() => again.close());
  expect((await fetch(`${again.url}/mfe-blog`)).status).toBe(200);
  // Nothing is there to begin with on a machine that has not shown the site before.
  const empty = folderOfStore(ADDRESS, { ...process.env, CACHE_DIRECTORY: aFolder() });
  await expect(serve({ dataDir: empty, port: 0 })).rejects.toThrow();
});

test('a composer does not begin on a store that overwrites', async () => {
  const s3 = await anS3({ ignoresConditions: true });
  onTestFinished(s3.close);
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataDir = folderOfStore(ADDRESS, { ...process.env, CACHE_DIRECTORY: aFolder() });
  await expect(serve({ dataDir, port: 0 })).rejects.toMatchObject({ code: 'store_unconditional' });
});
