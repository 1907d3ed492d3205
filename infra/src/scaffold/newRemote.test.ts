import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { run } from './newRemote.ts';

test.each([
  [['../evenements', '/evenements'], 'A remote is called mfe-…, not "evenements".'],
  [['../mfe-evenements', 'evenements'], '"evenements" is no path of a page.'],
  [['../mfe-evenements', '/:tout'], '"/:tout" is no path of a page.'],
  [[join(ROOT, 'mfe-blog'), '/blogue'], 'is there already.'],
  [[], 'Something is missing.\nUsage: agence new <folder> <path>'],
])('writes nothing and says why: %j', async (args, reason) => {
  await expect(run(args)).rejects.toThrow(reason);
});

test('a new remote begins with the versions of this repository', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const { dependencies, devDependencies } = read('infra/src/scaffold/template/package.json');
  const known = { ...read('shared-contracts/package.json').dependencies, ...read('package.json').devDependencies };
  // Newer ones of jsdom need a newer Node than the remote does.
  const { jsdom: _, ...same } = { ...dependencies, ...devDependencies };
  for (const [name, version] of Object.entries(same)) {
    if (!name.startsWith('@agence/')) expect({ [name]: version }).toEqual({ [name]: known[name] });
  }
});
