import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRelease } from './testing/aRelease.ts';
import { checkFolder, readRelease } from './validateRelease.ts';
import { verifiedFile } from './verifiedFile.ts';

test.each(['constructor', 'toString', 'extra.js'])(
  'a file %s that the release does not list is refused',
  async (name) => {
    const folder = aRelease();
    writeFileSync(join(folder, name), 'anything');
    await expect(checkFolder(folder)).rejects.toMatchObject({ code: 'file_unlisted' });
    await expect(verifiedFile(folder, await readRelease(folder), name)).rejects.toMatchObject({ code: 'file_missing' });
  },
);

test('a picture is what its address says, so that nobody puts another in the place of a neighbour’s', async () => {
  const hash = createHash('sha256').update('lac').digest('hex').slice(0, 10);
  const release = (address: string) =>
    aRelease({ extra: { 'public/lac.avif': 'lac' }, publicFiles: { [address]: 'public/lac.avif' } });
  await expect(checkFolder(release(`/pictures/lac.${hash}.avif`))).resolves.toBeDefined();
  await expect(checkFolder(release('/pictures/lac.0000000000.avif'))).rejects.toMatchObject({ code: 'file_tampered' });
});
