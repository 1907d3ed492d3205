import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const site = join(root, '.cache/e2e-site');

/** Runs a command of the project to its end. */
function agence(args: readonly string[], env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync('node', ['infra/bin/agence.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, text: stderr + stdout };
}

test('refuses a second start on the same data and loses nothing (SRV-07)', async ({ request }) => {
  const { status, text } = agence(['start'], { AGENCE_DATA: site, PORT: '4399' });
  expect(status).toBe(1);
  expect(text).toContain('is in use by another backend');
  expect((await request.get('/formations')).status()).toBe(200);
});

test('says that the port is taken', ({ baseURL }) => {
  const data = mkdtempSync(join(tmpdir(), 'site-'));
  const { port } = new URL(baseURL ?? '');
  const { status, text } = agence(['start'], { AGENCE_DATA: data, PORT: port });
  expect(status).toBe(1);
  expect(text).toContain(`Port ${port} is taken`);
  rmSync(data, { recursive: true });
});

test('refuses a registry that somebody else has written, and leaves it as it is (CMP-03)', async () => {
  const data = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(site, 'root.json'), join(data, 'root.json'));
  writeFileSync(join(data, 'registry.json'), 'AAAA\n{"revision":1,"remotes":{}}\n');
  const { status, text } = agence(['registry', 'status'], { AGENCE_DATA: data });
  expect(status).toBe(1);
  expect(text).toContain('its signature does not match');
  rmSync(data, { recursive: true });
});

test('refuses a folder that is no release', async () => {
  const { status, text } = agence(['registry', 'publish', 'e2e'], { AGENCE_DATA: site });
  expect(status).toBe(1);
  expect(text).toContain('holds no release.json; build the release first');
});
