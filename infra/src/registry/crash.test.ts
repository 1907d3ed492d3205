import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { expect, test } from 'vitest';
import { activate } from './activate.ts';
import { historyOf } from './history.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { readRoot } from './teams.ts';
import { aRelease } from './testing/aRelease.ts';
import { aStore, promoted, published } from './testing/aStore.ts';
import { wholeRelease } from './wholeRelease.ts';

/** A change lets a process die at the first write, the last and every twenty-fourth; the night at each. */
const EVERY = runs(80, 1);
/** How many processes die at a time. */
const AT_ONCE = 12;
const CHILD = join(import.meta.dirname, 'testing/dieAtStep.ts');

/** Ends a process in the middle of a write. @returns how many writes there were, if it came to its end */
async function dieAt(
  step: number,
  module: string,
  name: string,
  args: readonly unknown[],
): Promise<number | undefined> {
  const child = spawn(process.execPath, [CHILD, String(step), module, name, JSON.stringify(args)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const signal = await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
  expect(signal ?? 'ended').toBe(said ? 'ended' : 'SIGKILL');
  return said ? Number(said) : undefined;
}

function copyOf(store: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'crash-'));
  cpSync(store, copy, { recursive: true });
  return copy;
}

/** What a store has on disk besides the bytes of its releases. */
function contentOf(store: string) {
  const versions = (name: string) => readdirSync(join(store, 'releases', name)).sort();
  return {
    files: readdirSync(store).sort(),
    audit: readdirSync(join(store, 'audit')).sort(),
    releases: Object.fromEntries(readdirSync(join(store, 'releases')).map((name) => [name, versions(name)])),
  };
}

/** What visitors get, and what they could: the same in each process that looks. Throws where anything is half. */
async function stateOf(store: string) {
  const { remotes, revision } = await readRegistry(store);
  expect((await historyOf(store)).length).toBe(revision);
  const { teams } = await readRoot(store);
  for (const [name, { versions }] of Object.entries(remotes)) {
    for (const [version, { manifest }] of Object.entries(versions)) {
      await wholeRelease(releaseFolder(store, name, version), manifest, teams);
    }
  }
  const of = ({ active, history, versions }: (typeof remotes)[string]) => ({
    active,
    history,
    versions: Object.keys(versions),
  });
  return { revision, remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, of(entry)])) };
}

/** Does something to a store in processes that die at its writes, each at one. @returns how many writes there are */
async function dieAtSteps(
  store: string,
  [module, name]: readonly [string, string],
  argsOf: (store: string) => readonly unknown[],
  again: (store: string) => Promise<unknown>,
): Promise<number> {
  const before = await stateOf(store);
  const whole = copyOf(store);
  const steps = (await dieAt(0, module, name, argsOf(whole))) ?? 0;
  const after = await stateOf(whole);
  expect(after).not.toEqual(before);
  const left = Array.from({ length: steps }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === steps || step % EVERY === 0,
  );
  const seen = new Set<string>();
  const worker = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) {
      const copy = copyOf(store);
      expect(await dieAt(step, module, name, argsOf(copy)), `step ${step}`).toBeUndefined();
      const state = await stateOf(copy);
      expect([before, after], `step ${step}`).toContainEqual(state);
      seen.add(JSON.stringify(state));
      // Whoever comes next finishes it, and leaves nothing of it behind.
      await again(copy);
      expect(await stateOf(copy), `step ${step}`).toEqual(after);
      expect(contentOf(copy), `step ${step}`).toEqual(contentOf(whole));
      rmSync(copy, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Some died before, some after.
  expect(seen.size).toBe(2);
  return steps;
}

test('a process that dies at any step of publishing leaves the release published or not, and nothing else', {
  timeout: 300_000,
}, async () => {
  const store = await aStore();
  await promoted(store, { 'mfe-blog': await published(store) });
  const release = aRelease({ version: '1.0.1', extra: { 'assets/a.js': 'export {};' } });
  const steps = await dieAtSteps(
    store,
    ['publish.ts', 'publish'],
    (copy) => [copy, release, { by: 'maude' }],
    (copy) => publish(copy, release, { by: 'maude' }),
  );
  expect(steps).toBeGreaterThan(12);
});

test.runIf(process.env.NIGHTLY)(
  'a process that dies at any step of a flip of two leaves both as they were, or both flipped',
  {
    timeout: 300_000,
  },
  async () => {
    const store = await aStore();
    // Shown once already: their server halves are not run again, which writes nothing.
    const versions = { shell: await published(store, { name: 'shell' }), 'mfe-blog': await published(store) };
    await promoted(store, versions);
    await promoted(store, {
      shell: await published(store, { name: 'shell', version: '1.0.1' }),
      'mfe-blog': await published(store, { version: '1.0.1' }),
    });
    const activation = { versions, by: 'maude' };
    const steps = await dieAtSteps(
      store,
      ['activate.ts', 'activate'],
      (copy) => [copy, activation],
      (copy) => activate(copy, activation),
    );
    expect(steps).toBeGreaterThan(8);
  },
);

test('of two processes that decide at once one wins, and the other is told who did', {
  timeout: 120_000,
}, async () => {
  const store = await aStore();
  const version = await published(store);
  await promoted(store, { 'mfe-blog': version });
  const next = [await published(store, { version: '1.0.1' }), await published(store, { version: '1.0.2' })];
  const { revision } = await readRegistry(store);
  const promote = async (to: string, by: string) => {
    const args = ['registry', 'promote', 'mfe-blog', to, '--by', by, '--expected', String(revision), '--store', store];
    const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/main.ts'), ...args]);
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, said };
  };
  const results = await Promise.all([promote(next[0] as string, 'Maude'), promote(next[1] as string, 'Jean')]);
  expect(results.map(({ code }) => code).sort()).toEqual([0, 3]);
  const winner = results.findIndex(({ code }) => code === 0);
  expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe(next[winner]);
  expect(results[1 - winner]?.said).toMatch(
    new RegExp(
      `^Revision ${revision} is gone, ${['Maude', 'Jean'][winner]} promoted mfe-blog ${next[winner]} at \\d\\d:\\d\\d; look with status, then repeat\\.\n$`,
    ),
  );
  expect(JSON.parse(readFileSync(join(store, 'audit', `${revision + 1}.json`), 'utf8'))).toMatchObject({
    by: ['Maude', 'Jean'][winner],
    changes: [{ remote: 'mfe-blog', from: version, to: next[winner] }],
  });
});
