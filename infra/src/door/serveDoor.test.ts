import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newKey } from '../registry/keys.ts';
import { rootKeyOf } from '../registry/rootKey.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore } from '../registry/testing/aStore.ts';
import { doorControl } from './doorControl.ts';
import { serveDoor } from './serveDoor.ts';
import { bodyHash, signRequest } from './signedRequest.ts';

/** A door that listens, and its owner. */
async function serving() {
  const dataDir = await aStore();
  const door = await serveDoor({
    dataDir,
    siteUrl: 'https://site.test',
    port: 0,
    host: '127.0.0.1',
    gate: async () => undefined,
  });
  onTestFinished(door.close);
  const key = (await rootKeyOf(dataDir)) as string;
  return { dataDir, url: door.url, key, client: doorControl(door.url, key) };
}
const received = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('received'));

test('the client publishes, promotes, looks, previews and goes back', async () => {
  const { client, dataDir } = await serving();
  const { name, version } = await client.publish(aRelease());
  const later = await client.publish(aRelease({ version: '2.0.0' }));
  expect(existsSync(join(dataDir, 'releases', name, version, 'release.sig'))).toBe(true);
  await client.promote({ [name]: version }, { why: 'première' });
  await client.promote({ [name]: later.version }, {});
  expect((await client.rollback([name], {})).active).toEqual({ [name]: version });
  expect((await client.preview(name, later.version, 60_000)).address).toMatch(
    /^https:\/\/site\.test\/mfe-blog\?apercu=/,
  );
  expect(await client.status()).toMatchObject({ revision: 5 });
});

test('the client repeats the door’s sentence, and says when nobody answers or it is no door', async () => {
  const { client, url } = await serving();
  await expect(client.promote({ 'mfe-blog': '9.9.9' }, {})).rejects.toMatchObject({
    code: 'version_unknown',
    message: 'mfe-blog has no published version 9.9.9; it has: none.',
  });
  const stranger = doorControl(url, newKey().privateKey);
  await expect(stranger.status()).rejects.toMatchObject({ code: 'key_unknown' });
  const nobody = doorControl('http://localhost:9', newKey().privateKey);
  await expect(nobody.status()).rejects.toThrow(/^http:\/\/localhost:9 does not answer: /);
});

test('who is cut off in the middle of an upload leaves nothing, and who sends too much is told', async () => {
  const { dataDir, url, key } = await serving();
  const headers = signRequest({ method: 'PUT', path: '/v1/releases', body: bodyHash('never') }, key);
  const sender = request(`${url}/v1/releases`, { method: 'PUT', headers });
  sender.on('error', () => {});
  sender.write(Buffer.alloc(64 * 1024));
  await vi.waitFor(() => expect(received(dataDir)).toHaveLength(1));
  sender.destroy();
  await vi.waitFor(() => expect(received(dataDir)).toEqual([]));

  const again = signRequest({ method: 'PUT', path: '/v1/releases', body: bodyHash('never') }, key);
  const big = Buffer.alloc(21 * 1024 * 1024);
  const answer = await fetch(`${url}/v1/releases`, { method: 'PUT', headers: again, body: big });
  expect([answer.status, await answer.json()]).toMatchObject([413, { message: 'An upload may have 20 MB at most.' }]);
});
