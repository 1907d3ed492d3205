import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { afterAll, expect, test } from 'vitest';
import { lockDataDir } from '../../backend/src/lockDataDir.ts';
import { ROOT } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'agence-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the project until it ends. */
async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    complained += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said, complained: complained.trim() };
}

test.each(runs(['start'], ['start', 'dev']))(
  'agence %s refuses a public address before anything is built (AMB-59)',
  async (command) => {
    const dataDir = join(folder, command);
    const env = { SITE_URL: 'https://exemple.ca', PUBLIC_DEMO: '', AGENCE_DATA: dataDir, PORT: '4189' };
    const { code, said, complained } = await run(['infra/bin/agence.mjs', command], env);
    expect(code).toBe(2);
    expect(said).toBe('');
    expect(complained).toMatch(
      /^SITE_URL is "https:\/\/exemple\.ca", which is not an address of this machine\. .+PUBLIC_DEMO=1/,
    );
    expect(complained).not.toContain('\n');
    expect(existsSync(dataDir)).toBe(false);
  },
);

test.runIf(process.env.NIGHTLY)('agence start refuses what is no address', async () => {
  const env = { SITE_URL: 'exemple.ca', PUBLIC_DEMO: '1', AGENCE_DATA: join(folder, 'none'), PORT: '4189' };
  const { code, complained } = await run(['infra/bin/agence.mjs', 'start'], env);
  expect([code, complained]).toEqual([2, expect.stringContaining('which is not the address of a site')]);
});

test('agence start refuses proxies that are no addresses before anything is built (AUT-06)', async () => {
  const dataDir = join(folder, 'proxies');
  const env = { SITE_URL: 'http://localhost', TRUSTED_PROXIES: '127.0.0.1,nginx', AGENCE_DATA: dataDir, PORT: '4189' };
  const { code, complained } = await run(['infra/bin/agence.mjs', 'start'], env);
  expect([code, complained]).toEqual([2, expect.stringMatching(/^TRUSTED_PROXIES has "nginx", which is no .+$/)]);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(runs(['70000'], ['abc', '70000', '-1', '', '0', '41.5']))(
  'agence start and dev refuse PORT=%s before anything',
  async (PORT) => {
    const dataDir = join(folder, 'ports');
    for (const command of ['start', 'dev']) {
      const { code, said, complained } = await run(['infra/bin/agence.mjs', command], { PORT, AGENCE_DATA: dataDir });
      expect([code, said]).toEqual([2, '']);
      expect(complained).toMatch(/^PORT is ".*"; expected: a number from 1 to 65535, or nothing for 4[12]00\.$/);
    }
    expect(existsSync(dataDir)).toBe(false);
  },
);

test('a second start on the data of a running site is refused, and has built and published nothing (SRV-07)', async () => {
  const dataDir = join(folder, 'taken');
  const release = lockDataDir(join(dataDir, 'backend'));
  const { code, said, complained } = await run(['infra/bin/agence.mjs', 'start'], {
    PORT: '4189',
    AGENCE_DATA: dataDir,
  });
  release();
  expect([code, said]).toEqual([1, '']);
  expect(complained).toContain('is in use by another backend; stop that one first.');
  expect(readdirSync(dataDir)).toEqual(['backend']);
});

test('a taken port is said before anything', async () => {
  const dataDir = join(folder, 'port');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  const { code, said, complained } = await run(['infra/bin/agence.mjs', 'start'], { PORT, AGENCE_DATA: dataDir });
  server.close();
  expect([code, said, complained]).toEqual([1, '', `Port ${PORT} is taken; stop what uses it or set PORT.`]);
  expect(existsSync(dataDir)).toBe(false);
});

test.runIf(process.env.NIGHTLY)('a data folder that cannot be written ends with a sentence and a code', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, complained } = await run(['infra/bin/agence.mjs', 'start'], { PORT: '4189', AGENCE_DATA: file });
  expect([code, complained]).toEqual([1, expect.stringMatching(/^The data folder .+ cannot be read and written: /)]);
});

test.runIf(process.env.NIGHTLY)('the backend alone refuses it too', async () => {
  const main = ['infra/backend/src/main.ts', '--data', join(folder, 'backend'), '--port', '0'];
  const { code, complained } = await run([...main, '--site-url', 'https://exemple.ca']);
  expect([code, complained]).toEqual([1, expect.stringContaining('which is not an address of this machine')]);
});
