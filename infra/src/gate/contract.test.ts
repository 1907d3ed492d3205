import type { Release } from '@agence/shared-contracts/remote/release';
import { expect, test } from 'vitest';
import { aRelease } from '../registry/testing/aRelease.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { contractRow } from './contract.ts';
import type { Part } from './liveSite.ts';

const offers = { ports: ['head', 'ui'], events: ['auth.signedIn.v1'] };
const part = async (changes: Partial<Release>): Promise<Part> => {
  const folder = aRelease(changes);
  return { release: await readRelease(folder), folder };
};
const shell = (changes: Partial<Release> = {}) =>
  part({ name: 'shell', routes: [], fragments: {}, offers, ...changes });
const remote = (needs?: Release['needs']) => part(needs ? { needs } : {});

test('a port that the live shell does not offer refuses a remote before any code of it loads', async () => {
  const { release } = await remote({ ports: ['head', 'print', 'scan'], sends: [], hears: [] });
  const row = contractRow(release, [await shell()]);
  expect(row.result).toBe('fail');
  expect(row.sentence).toMatch(/^mfe-blog \S+ asks for print, scan, which shell \S+ does not offer; promote /);
});

test('an event that nobody there knows is a warning', async () => {
  const { release } = await remote({ ports: ['ui'], sends: ['a.v1', 'auth.signedIn.v1'], hears: ['a.v1', 'b.v1'] });
  expect(contractRow(release, [await shell()])).toEqual({
    result: 'pass',
    sentence:
      'mfe-blog uses a.v1, which the shell does not know: it does nothing there.\nmfe-blog uses b.v1, which the shell does not know: it does nothing there.',
  });
});

test('a shell that takes a port away, or an event, is compared with all live remotes', async () => {
  const live = [await shell(), await remote({ ports: ['ui'], sends: [], hears: ['auth.signedIn.v1'] })];
  const { release: less } = await shell({ offers: { ports: ['head'], events: [] } });
  expect(contractRow(less, live)).toMatchObject({ result: 'fail' });
  const { release: deaf } = await shell({ offers: { ...offers, events: [] } });
  expect(contractRow(deaf, live)).toMatchObject({
    result: 'pass',
    sentence: expect.stringContaining('auth.signedIn.v1'),
  });
});

test('releases from before say nothing of it, and are compared by their contract alone', async () => {
  const { release: old } = await remote();
  expect(contractRow(old, [await shell()])).toEqual({ result: 'pass', sentence: '' });
  const { release } = await remote({ ports: ['print'], sends: [], hears: ['x.v1'] });
  const { offers: _, ...before } = (await shell()).release;
  expect(contractRow(release, [{ release: before, folder: '' }])).toEqual({ result: 'pass', sentence: '' });
});
