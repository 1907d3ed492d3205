import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/openStore.ts';
import { folderOfStore } from '../store/origin.ts';
import { newKey } from './keys.ts';
import { rootKeyOf } from './rootKey.ts';
import { readRoot, rootFileOf } from './teams.ts';
import { aStore } from './testing/aStore.ts';
import { writeRoot } from './writeRoot.ts';

test('teams are decided by who has the root key, and by nobody with another key or none', async () => {
  const store = await aStore();
  const root = await readRoot(store);
  for (const key of [undefined, newKey().privateKey]) {
    await expect(writeRoot(store, { ...root, version: 2 }, key)).rejects.toMatchObject({ code: 'key_invalid' });
  }
  await writeRoot(store, { ...root, version: 2 }, await rootKeyOf(store));
  expect((await readRoot(store)).version).toBe(2);
});

test('who decides about teams while another machine does is told to try again, who cannot write what is wrong', async () => {
  const owner = await aStore();
  const [root, key] = [await readRoot(owner), await rootKeyOf(owner)];
  const shared = await aStore();
  vi.stubEnv('XDG_CACHE_HOME', shared);
  vi.stubEnv('CACHE_DIRECTORY', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const address = `file://${shared}`;
  // Made before the other machine had written its first.
  const copy = folderOfStore(address);
  await expect(writeRoot(copy, root, key)).rejects.toMatchObject({
    code: 'registry_locked',
    message: `${copy} was changed by another machine meanwhile; try again.`,
  });
  expect(await openStore(address).versionOf('root.json')).toBeDefined();
  await expect(writeRoot(`${rootFileOf(owner)}/none`, root, key)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
