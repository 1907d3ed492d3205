import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLog } from '@agence/infra/log';
import { breakBlog } from '../support/brokenBlog.ts';
import { ROOT } from '../support/site.ts';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** What `agence trace` makes of a stack, by what stands in the store of a site. */
async function traced(site: SiteCopy, stack: string): Promise<string[]> {
  const file = join(site.dataDir, 'stack.txt');
  await writeFile(file, stack);
  const command = ['infra/bin/agence.mjs', 'trace', file, '--store', site.dataDir];
  const { stdout } = await promisify(execFile)('node', command, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return stdout.trimEnd().split('\n');
}

/** `file:line` of the one line of a source that holds a text, and that line. */
async function lineOf(file: string, text: string) {
  const lines = (await readFile(join(ROOT, file), 'utf8')).split('\n');
  const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
  expect(found, `${file} holds ${text} once`).toHaveLength(1);
  const [number = 0] = found;
  return { place: `${file}:${number}:`, shown: `      ${number} | ${lines[number - 1]?.trim()}` };
}

test('what a visitor’s browser throws is read to file and line of the sources by one command', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/the device has no dialog/);
  // As a browser does whose device refuses: the release itself is as everybody gets it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: () => {
        throw new TypeError('the device has no dialog');
      },
    }),
  );
  const site = await serveCopy();
  await page.goto(`${site.url}/blog/referencement-local-quebec-guide-complet`);
  await hydrated(page);
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Partager' }).click();
  const { stack = '' } = await thrown;
  expect(stack).not.toContain('ShareButton');
  const { place, shown } = await lineOf('mfe-blog/src/article/ShareButton.tsx', 'await navigator.share(');
  const lines = await traced(site, stack);
  expect(lines[0]).toBe('TypeError: the device has no dialog');
  expect(lines.find((line) => line.includes(' — mfe-blog '))).toContain(place);
  expect(lines).toContain(shown);
  await site.close();
});

test('a line of the log about a server half is read to file and line of the sources by the same command', {
  tag: '@nightly',
}, async () => {
  const logged: string[] = [];
  const site = await serveCopy(undefined, createLog({ format: 'json', write: (line) => void logged.push(line) }));
  // Of tags that no article has alone: what every page meets does not get past the gate.
  const { bad } = await breakBlog(site, (draft) =>
    draft.edit(draft.server, '.find(isNamed) ?? slug', '.find(isNamed) ?? slug.missing.tag'),
  );
  const answer = await fetch(`${site.url}/blog/tag/aucun-article`);
  await answer.text();
  const line = logged.find((one) => one.includes('"stack"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    ...{ release: `mfe-blog@${bad}`, route: '/blog/tag/:tag', error: 'TypeError' },
    requestId: answer.headers.get('x-request-id'),
  });
  const { place, shown } = await lineOf('mfe-blog/src/collection/loadCollection.ts', '.find(isNamed) ?? slug');
  const lines = await traced(site, line);
  expect(lines[0]).toContain(`mfe-blog@${bad}, /blog/tag/:tag)`);
  expect(lines[1]).toContain(place);
  expect(lines[2]).toBe(shown);
  await site.close();
});
