import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rollback } from './activate.ts';
import { type Action, type AuditEntry, historyOf, SITE, START, standingDecision } from './history.ts';
import { aStore, promoted, published } from './testing/aStore.ts';

test('a version that is promoted again stands once in the history, so that each rollback leads to another one', async () => {
  const store = await aStore();
  const versions: string[] = [];
  for (const html of ['<h1>Un</h1>', '<h1>Deux</h1>', '<h1>Trois</h1>'])
    versions.push(await published(store, { html }));
  const [first = '', second = '', third = ''] = versions;
  for (const version of [first, second, third, first]) await promoted(store, { 'mfe-blog': version });
  const entry = (await promoted(store, { 'mfe-blog': second })).remotes['mfe-blog'];
  expect(entry).toMatchObject({ active: second, history: [first, third] });
  const back = async () => (await rollback(store, ['mfe-blog'], { by: 'maude' })).remotes['mfe-blog']?.active;
  expect(await back()).toBe(first);
  expect(await back()).toBe(third);
});

test('an entry that has changed since, or is gone, is not believed', async () => {
  const store = await aStore();
  await promoted(store, { 'mfe-blog': await published(store) });
  const file = join(store, 'audit/1.json');
  writeFileSync(file, '{}');
  await expect(historyOf(store)).rejects.toMatchObject({
    code: 'registry_forged',
    message: expect.stringContaining(file),
  });
  rmSync(file);
  await expect(historyOf(store)).rejects.toMatchObject({
    code: 'registry_forged',
    message: expect.stringContaining(file),
  });
});

/** What happened to a remote, from the first to the last. @returns the history, newest first */
function happened(...steps: [by: string, action: Action, to: string | null, from?: string, remote?: string][]) {
  const entries = steps.map(([by, action, to, from = null, remote = 'mfe-blog'], index) => {
    const changes = [
      { remote: 'mfe-other', from: 'x', to: 'y' },
      { remote, from, to },
    ];
    return { revision: index + 1, at: '', by, why: '', action, previous: '', changes } satisfies AuditEntry;
  });
  return entries.reverse();
}
const OFFERED = [START, 'publish', '1'] as const;
const SHOWN = [START, 'promote', '1'] as const;

test.each<[string, ReturnType<typeof happened>, number | undefined]>([
  ['nothing', [], undefined],
  ['what npm start has shown', happened([...OFFERED], [...SHOWN]), undefined],
  ['what a person has promoted', happened([...OFFERED], [...SHOWN], ['Maude', 'promote', '2']), 3],
  ['what a person has rolled back', happened([...OFFERED], [...SHOWN], ['Maude', 'rollback', '1']), 3],
  ['what a person has withdrawn', happened([...OFFERED], [...SHOWN], ['Maude', 'withdraw', '1']), 3],
  ['what is promoted as it was published last', happened([...OFFERED], ['Maude', 'promote', '1']), undefined],
  ['what is rolled back to that', happened([...OFFERED], ['Maude', 'rollback', '1']), 2],
  ['what is promoted as somebody else published it', happened(['Jean', 'publish', '1'], ['Maude', 'promote', '1']), 2],
  ['what is published only later', happened(['Maude', 'promote', '1'], [...OFFERED]), 1],
  ['what was published before the last', happened([...OFFERED], [START, 'publish', '2'], ['Maude', 'promote', '1']), 3],
  ['what npm start has decided since', happened(['Maude', 'promote', '2'], [...SHOWN]), undefined],
  ['what a person has published', happened([...SHOWN], ['Maude', 'publish', '2']), undefined],
  ['a lock that is over', happened([...SHOWN], ['Maude', 'lock', '1'], ['Maude', 'unlock', '1']), undefined],
  ['what is decided about another', happened([...SHOWN], ['Maude', 'promote', '2', '1', 'mfe-tools']), undefined],
  ['what the site has rolled back as broken', happened([...SHOWN], [SITE, 'rollback', '0', 'built']), 2],
  ['what the site has rolled back of an earlier build', happened([...SHOWN], [SITE, 'rollback', '0', '1']), undefined],
])('of the decisions about a remote stands, after %s, the right one', (_, history, revision) => {
  expect(standingDecision(history, 'mfe-blog', false, 'built')?.revision).toBe(revision);
});

test('a lock stands whatever was decided before and after', () => {
  const history = happened([...SHOWN], ['Maude', 'lock', '1'], ['Jean', 'rollback', '0']);
  expect(standingDecision(history, 'mfe-blog', true)?.revision).toBe(2);
  expect(standingDecision([], 'mfe-blog', true)).toBeUndefined();
});
