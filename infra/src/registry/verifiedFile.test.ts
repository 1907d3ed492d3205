import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import { expect, test } from 'vitest';
import { aRelease } from './testing/aRelease.ts';
import { validateRelease } from './validateRelease.ts';
import { assertListed, verifiedFile } from './verifiedFile.ts';

const content = Buffer.from('export {};');
const listing = (algorithm: string, bytes = content.length) =>
  ({
    name: 'mfe-blog',
    files: {
      'a.js': { integrity: `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`, bytes },
    },
  }) as unknown as Release;

test.each(['sha256', 'sha384'])('a file is compared by the hash that its release lists: %s', (algorithm) => {
  assertListed(listing(algorithm), 'a.js', content);
  const tampered = { code: 'file_tampered', message: 'mfe-blog: a.js is not the file that was built.' };
  const refused = (release: Release, bytes: Buffer) => {
    expect(() => assertListed(release, 'a.js', bytes)).toThrow(expect.objectContaining(tampered));
  };
  refused(listing(algorithm), Buffer.from('export {}!'));
  refused(listing(algorithm, 9), content);
});

test('what is not listed is nothing that was built, whatever its name', () => {
  for (const file of ['b.js', 'constructor']) {
    expect(() => assertListed(listing('sha384'), file, Buffer.alloc(0)), file).toThrow(
      'is not the file that was built',
    );
  }
});

test('what a release lists is a file in its folder, no link and no folder', async () => {
  const folder = aRelease({ extra: { 'assets/a.js': 'a' } });
  const release = await validateRelease(folder);
  expect(String(await verifiedFile(folder, release, 'assets/a.js'))).toBe('a');
  await expect(verifiedFile(folder, release, 'assets/b.js')).rejects.toThrow(
    'mfe-blog names assets/b.js but does not list it.',
  );
  symlinkSync(join(folder, 'assets/a.js'), join(folder, 'link.js'));
  mkdirSync(join(folder, 'folder.js'));
  for (const file of ['link.js', 'folder.js', 'gone.js']) {
    const files = { ...release.files, [file]: { integrity: '', bytes: 1 } };
    await expect(verifiedFile(folder, { ...release, files }, file)).rejects.toMatchObject({
      code: 'file_missing',
      message: `mfe-blog lists ${file}, which is not in its folder.`,
    });
  }
});
