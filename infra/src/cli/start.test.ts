import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

test.each(['start', 'dev'])('agence %s refuses a public address before anything is built (AMB-59)', async (command) => {
  const dataDir = join(folder, command);
  const env = { SITE_URL: 'https://exemple.ca', PUBLIC_DEMO: '', AGENCE_DATA: dataDir, PORT: '0' };
  const { code, said, complained } = await run(['infra/bin/agence.mjs', command], env);
  expect(code).toBe(1);
  expect(said).toBe('');
  expect(complained).toMatch(
    /^SITE_URL is "https:\/\/exemple\.ca", which is not an address of this machine\. .+PUBLIC_DEMO=1/,
  );
  expect(complained).not.toContain('\n');
  expect(existsSync(dataDir)).toBe(false);
});

test('agence start refuses what is no address', async () => {
  const env = { SITE_URL: 'exemple.ca', PUBLIC_DEMO: '1', AGENCE_DATA: join(folder, 'none'), PORT: '0' };
  const { code, complained } = await run(['infra/bin/agence.mjs', 'start'], env);
  expect([code, complained]).toEqual([1, expect.stringContaining('which is not the address of a site')]);
});

test('agence start refuses proxies that are no addresses before anything is built (AUT-06)', async () => {
  const dataDir = join(folder, 'proxies');
  const env = { SITE_URL: 'http://localhost', TRUSTED_PROXIES: '127.0.0.1,nginx', AGENCE_DATA: dataDir, PORT: '0' };
  const { code, complained } = await run(['infra/bin/agence.mjs', 'start'], env);
  expect([code, complained]).toEqual([1, expect.stringMatching(/^TRUSTED_PROXIES has "nginx", which is no .+$/)]);
  expect(existsSync(dataDir)).toBe(false);
});

test('the backend alone refuses it too', async () => {
  const main = ['infra/backend/src/main.ts', '--data', join(folder, 'backend'), '--port', '0'];
  const { code, complained } = await run([...main, '--site-url', 'https://exemple.ca']);
  expect([code, complained]).toEqual([1, expect.stringContaining('which is not an address of this machine')]);
});
