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
