import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runOne } from './commandLine.ts';
import { certify, nginxConfig, nginxPath } from './nginxConfig.ts';
import { onSharedSite, visitSharedSite, withSharedStore } from './sharedStoreSite.ts';

const COMPOSERS = 2;

/**
 * `agence test-nginx [browser test …]`: the composition tests on two composers without a disk in common, behind nginx with TLS and
 * HTTP/2 by the rules of `infra/deploy`, with their releases in an object store. Says what passed through nginx.
 *
 * @throws Error where nginx or openssl is not installed
 */
export function run(args: readonly string[]): Promise<void> {
  const where =
    'on two composers without a disk in common, behind nginx with TLS and HTTP/2 by the rules of infra/deploy, with their';
  return runOne('agence test-nginx', onSharedSite(where, test), args);
}

async function test(port: number, args: readonly string[]): Promise<void> {
  const siteUrl = `https://localhost:${port}`;
  const nginx = nginxPath();
  if (!nginx) throw new Error('nginx is not installed: apt install nginx-light, without its service.');
  const folder = mkdtempSync(join(tmpdir(), 'agence-nginx-'));
  // nginx's own user comes in.
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  try {
    await withSharedStore(siteUrl, async ({ store, backend: { url, anonKey } }) => {
      const composers = Array.from({ length: COMPOSERS }, (_, index) => port + 1 + index);
      await Promise.all(
        composers.map(async (composer) => {
          const options = JSON.stringify({ port: composer, siteUrl, backend: { url, anonKey }, proxies: '127.0.0.1' });
          const cache = join(folder, `machine-${composer}`);
          mkdirSync(cache);
          const child = fork(join(import.meta.dirname, '../store/testing/serveStore.ts'), [store, options], {
            env: { ...process.env, CACHE_DIRECTORY: cache, REGISTRY_KEY_FILE: '' },
          });
          children.push(child);
          await once(child, 'message');
        }),
      );
      certify(folder);
      writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ folder, port, composers }));
      children.push(spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' }));
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      while (!(await fetch(`${siteUrl}/formations`).catch(() => undefined))?.ok) await wait(200);
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      Object.assign(process.env, { E2E_PROXY: 'nginx', NODE_EXTRA_CA_CERTS: join(folder, 'site.pem') });
      await visitSharedSite('composition behind nginx', siteUrl, args, () =>
        passedThrough(readFileSync(join(folder, 'access.log'), 'utf8')),
      );
    });
  } finally {
    for (const child of children.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the log of nginx says: a line of protocol, composer and cache for each request. */
function passedThrough(log: string): string {
  const rows = log
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const count = (column: number) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[column] ?? '', (counts.get(row[column] ?? '') ?? 0) + 1);
    return [...counts].map(([what, many]) => `${what} ${many}`).join(', ');
  };
  return `\nnginx passed on ${rows.length} requests: ${count(0)}; by ${count(1)}; kept files: ${count(2)}\n`;
}
