import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRegistry } from '../registry/registryFile.ts';
import { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { ROOT } from './workspace.ts';

/** Runs `agence` to its end. @param hangUp closes its output before it says anything */
async function agence(args: readonly string[], env: Record<string, string> = {}, hangUp = false) {
  const child = spawn(process.execPath, ['infra/bin/agence.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, AGENCE_SITE: '', AGENCE_STORE: '', AGENCE_KEY: '', AGENCE_KEY_FILE: '', ...env },
  });
  let [said, complained] = ['', ''];
  if (hangUp) child.stdout.destroy();
  else {
    child.stdout.on('data', (text) => {
      said += text;
    });
  }
  child.stderr.on('data', (text) => {
    complained += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said, complained };
}

const registry = (store: string, ...args: string[]) => agence(['registry', ...args, '--store', store]);

// Each command is two processes: a test has few, so that its limit is that of few.
test.runIf(process.env.NIGHTLY)('a command ends with 0 when it is done, and so does help', async () => {
  const store = await aStore();
  expect(await registry(store, 'publish', aRelease({ name: 'mfe-tools' }))).toMatchObject({ code: 0, complained: '' });
  expect(await agence(['--help'])).toMatchObject({ code: 0, complained: '' });
  expect(await agence(['team', 'show', '--help'])).toMatchObject({ code: 0, complained: '' });
});

test('a command ends with 1 when it is refused, and with 2 when it is not understood', async () => {
  const store = await aStore();
  expect(await registry(store, 'publish', 'e2e')).toMatchObject({ code: 1, said: '' });
  expect(await registry(store, 'publish')).toMatchObject({ code: 2, said: '' });
  const unknown = { code: 2, complained: expect.stringMatching(/^Unknown command "sing"/) };
  expect(await registry(store, 'sing')).toMatchObject(unknown);
  expect(await agence(['sing'])).toMatchObject(unknown);
});

test('a command ends with 3 when somebody was first', async () => {
  const store = await aStore();
  const blog = await published(store);
  const { revision } = await promoted(store, { 'mfe-blog': blog });
  const late = ['promote', 'mfe-blog', 'none', '--expected', String(revision - 1)];
  expect(await registry(store, ...late)).toMatchObject({
    code: 3,
    complained: expect.stringMatching(
      /^Revision \d+ is gone, maude promoted mfe-blog .+; look with status, then repeat\.\n$/,
    ),
  });
  const { code, said, complained } = await registry(store, ...late, '--json');
  expect([code, JSON.parse(said).error.code, complained.length > 0]).toEqual([3, 'revision_gone', true]);
  expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe(blog);
});

test.runIf(process.env.NIGHTLY)('nobody is told that whoever reads has gone', async () => {
  const store = await aStore();
  await published(store);
  const hungUp = await agence(['registry', 'status'], { AGENCE_STORE: store }, true);
  expect(hungUp).toMatchObject({ code: 0, complained: '' });
});

test('a start that fails ends, and says why', async () => {
  const store = await aStore();
  await published(store);
  writeFileSync(join(store, 'registry.json'), 'AAAA\n{"revision":1,"remotes":{}}\n');
  const { code, complained } = await agence(['start'], { AGENCE_DATA: store, PORT: '4188' });
  expect([code, complained]).toEqual([1, expect.stringContaining('its signature does not match')]);
  const none = mkdtempSync(join(tmpdir(), 'store-'));
  const status = await agence(['registry', 'status'], { AGENCE_STORE: none });
  expect([status.code, status.complained]).toEqual([
    1,
    `${none} is no release store: it has no root.json. npm start makes one.\n`,
  ]);
});
