import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newKey } from './keys.ts';
import { bodyOf, isSignedBy, replaceFile, signedText } from './signedFile.ts';

test('what one key has signed is signed by that key alone, and as it was', () => {
  const [{ privateKey, publicKey }, other] = [newKey(), newKey()];
  const text = signedText('{"a":1}', privateKey);
  expect(bodyOf(text)).toBe('{"a":1}');
  expect(isSignedBy(text, publicKey)).toBe(true);
  expect(isSignedBy(text, other.publicKey)).toBe(false);
  for (const forged of [text.replace('1', '2'), `${text}more`, `${text}\nmore\n`, '', 'x']) {
    expect(isSignedBy(forged, publicKey), forged).toBe(false);
  }
  expect(bodyOf('')).toBe('');
});

test('a file is on the disk before it takes its place, and its place before anybody is told', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'file-')), 'a.json');
  writeFileSync(file, 'before');
  const handle = await open(file);
  await handle.close();
  const prototype = Object.getPrototypeOf(handle);
  const { sync } = prototype;
  const seen: string[] = [];
  const handles: (typeof handle)[] = [];
  const synced = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    handles.push(this);
    seen.push(`${(await this.stat()).isDirectory() ? 'folder' : 'file'} with ${readFileSync(file, 'utf8')}`);
    return sync.call(this);
  });
  await replaceFile(file, 'after', 0o600);
  expect(seen).toEqual(['file with before', 'folder with after']);
  // Closed.
  expect(handles.map(({ fd }) => fd)).toEqual([-1, -1]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  synced.mockRestore();
});
