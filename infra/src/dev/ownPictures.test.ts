import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palette } from '@agence/shared-contracts/brand';
import { expect, onTestFinished, test } from 'vitest';
import { addressOfPicture } from '../build/addressOfPicture.ts';
import { withOwnPictures } from './ownPictures.ts';

async function aRemote(pictures: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'own-pictures-'));
  await mkdir(join(folder, 'pictures'));
  for (const [file, bytes] of Object.entries(pictures)) await writeFile(join(folder, 'pictures', file), bytes);
  return folder;
}

/** A site that has built nothing, with remotes from their sources. */
async function aSite(...folders: string[]) {
  const server = createServer(
    withOwnPictures(folders, ({ url }, response) => void response.writeHead(404).end(`built: ${url}`)),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

test('a picture that is new since the last build is shown, of whichever remote that is hot', async () => {
  const ask = await aSite(await aRemote({}), await aRemote({ 'lac-day.avif': 'lac' }));
  const answer = await ask(addressOfPicture('lac-day.avif', Buffer.from('lac')));
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/avif', 'lac']);
});

test('a drawing has the colours of the brand under the address that sources name it by', async () => {
  const source = '<svg><path stroke="{light.ember}"/></svg>';
  const ask = await aSite(await aRemote({ 'route.svg': source }));
  const answer = await ask(addressOfPicture('route.svg', Buffer.from(source)));
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
  expect(await answer.text()).toBe(source.replace('{light.ember}', palette.light.ember));
});

test('what no hot remote has, or has no more under this address, is the built site’s to answer', async () => {
  const ask = await aSite(await aRemote({ 'lac-day.avif': 'lac' }));
  for (const path of ['/pictures/lac-day.0123456789.avif', '/pictures/mer.0123456789.avif', '/', '/lac-day.avif'])
    expect(await (await ask(path)).text()).toBe(`built: ${path}`);
});
