import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { createGate } from './gateRelease.ts';

const { runGate } = vi.hoisted(() => ({ runGate: vi.fn() }));
vi.mock('../gate/runGate.ts', async (original) => {
  const actual = await original<typeof import('../gate/runGate.ts')>();
  runGate.mockImplementation(actual.runGate);
  return { ...actual, runGate };
});

/** A site that nobody serves: what needs its backend is not run. */
const NOBODY = 'http://localhost:9';

test('a release with a fault is refused, with a line for each', async () => {
  const dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  const folder = aRelease();
  appendFileSync(join(folder, 'remoteEntry.js'), ' ');
  const refused = createGate(dataDir, NOBODY)(folder);
  await expect(refused).rejects.toMatchObject({
    code: 'gate_refused',
    message: 'mfe-blog: remoteEntry.js is not the file that was built.',
  });
});

test('one release is looked at after the other, also after one that was refused', async () => {
  const dataDir = await aStore();
  const gate = createGate(dataDir, NOBODY);
  const steps: string[] = [];
  const rows = [{ id: 'shape', title: '', result: 'pass', sentence: '', ms: 0 }];
  runGate.mockImplementation(async (folder: string) => {
    steps.push(`begins ${folder}`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`ends ${folder}`);
    return { release: undefined, rows: folder === 'a' ? [{ ...rows[0], result: 'fail', sentence: 'no' }] : rows };
  });
  const [first, second] = await Promise.allSettled([gate('a'), gate('b')]);
  expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: rows }]);
  expect(steps).toEqual(['begins a', 'ends a', 'begins b', 'ends b']);
});

test('a door without a browser takes nothing, and says what it lacks', async () => {
  const pages = {
    id: 'pages',
    title: '',
    result: 'not run',
    sentence: 'No browser starts here: install Chromium.',
    ms: 0,
  };
  runGate.mockResolvedValue({ release: undefined, rows: [pages] });
  await expect(createGate(await aStore(), NOBODY)('a')).rejects.toMatchObject({
    code: 'gate_incomplete',
    message: 'The door cannot open pages, so it takes no release. No browser starts here: install Chromium.',
  });
});
