import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@agence/backend/demoAccounts';
import { makeEmbeddedOwner } from '@agence/backend/production/embeddedOwner';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { startSmtpServer } from './testing/smtpServer.ts';

// Several processes, and other tests beside them.
vi.setConfig({ testTimeout: 120_000 });

/** Runs `agence` in production. */
function agence(args: readonly string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['infra/bin/agence.mjs', ...args], { cwd: ROOT, env: { PATH, HOME, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, ended, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processes that the first process of `agence serve` has started (Linux). */
function workersOf({ pid }: ChildProcess): number[] {
  const childrenOf = (parent: number) =>
    readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return childrenOf(childrenOf(pid as number)[0] as number);
}

test('a wrong start says all that is wrong, and ends with 2 (AMB-59)', async () => {
  const { code, said } = await agence(['serve'], { PORT: 'http', SITE_URL: 'http://exemple.ca' }).ended;
  const names = said
    .trim()
    .split('\n')
    .map((line) => /^[A-Z_]+ is (?:missing|".*"); expected: /.exec(line)?.[0]);
  expect([code, names]).toEqual([
    2,
    [
      'PORT is "http"; expected: ',
      'SITE_URL is "http://exemple.ca"; expected: ',
      ...['AGENCE_STORE', 'SUPABASE_URL', 'SUPABASE_ANON_KEY', 'TRUSTED_PROXIES'].map(
        (name) => `${name} is missing; expected: `,
      ),
    ],
  ]);
});

test.runIf(process.env.NIGHTLY)(
  'serves a site with nothing of the demonstration, for its first owner, and goes on when a process is killed (AMB-59)',
  async () => {
    const [data, store, mail] = [mkdtempSync(join(tmpdir(), 'production-')), await aStore(), await startSmtpServer()];
    onTestFinished(() => {
      mail.close();
      rmSync(data, { recursive: true, force: true });
    });
    await promoted(store, { shell: await published(store, { name: 'shell' }) });
    await promoted(store, { 'mfe-blog': await published(store) });
    const [port, backendPort] = [await freePort(), await freePort()];
    const site = `http://localhost:${port}`;

    const owner = 'proprietaire@exemple.ca';
    const link = await makeEmbeddedOwner(join(data, 'backend'), site, owner);
    await expect(makeEmbeddedOwner(join(data, 'backend'), site, 'autre@exemple.ca')).rejects.toThrow(
      'There is an owner already',
    );

    const backend = agence(['backend', 'serve', String(backendPort)], {
      ...{ AGENCE_DATA: data, SITE_URL: site, SMTP_URL: mail.url, MAIL_FROM: 'Cimes <bonjour@exemple.ca>' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' },
    });
    const keyOf = () => /SUPABASE_ANON_KEY=(\S+)/.exec(backend.said())?.[1];
    await vi.waitFor(() => expect(keyOf(), backend.said()).toBeDefined(), { timeout: 60_000, interval: 200 });
    const apikey = keyOf() as string;
    const served = agence(['serve'], {
      ...{ PORT: String(port), SITE_URL: site, AGENCE_STORE: store, WORKERS: '2' },
      ...{ SUPABASE_URL: `http://127.0.0.1:${backendPort}`, SUPABASE_ANON_KEY: apikey },
    });
    const ask = (path: string, init: RequestInit = {}) => fetch(site + path, { redirect: 'manual', ...init });
    const ready = async () => (await ask('/readyz').catch(() => undefined))?.status;
    await vi.waitFor(async () => expect(await ready(), served.said()).toBe(200), { timeout: 60_000, interval: 200 });
    await vi.waitFor(() => expect(workersOf(served.child)).toHaveLength(2), { timeout: 60_000, interval: 200 });

    // Nothing of the demonstration.
    for (const path of ['/courriels-de-developpement', '/simulateur-paiement/cs_test_1']) {
      expect([path, (await ask(path)).status, (await ask(path, { method: 'POST' })).status]).toEqual([path, 404, 405]);
      expect((await fetch(`http://127.0.0.1:${backendPort}${path}`)).status).toBe(404);
    }
    expect(await (await ask('/mfe-blog')).text()).not.toMatch(/"demo"|démonstration/i);
    const json = { apikey, 'content-type': 'application/json' };
    const post = (path: string, body: unknown) =>
      ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    for (const { email, password } of DEMO_ACCOUNTS) {
      expect((await post('/auth/v1/token?grant_type=password', { email, password })).status).toBe(400);
    }
    expect(await (await ask('/rest/v1/formations?select=id', { headers: json })).json()).toEqual([]);
    expect(served.said() + backend.said()).not.toMatch(/demo account|simulated/i);

    // The link makes a session once; the log says who was made what.
    const { pathname, search } = new URL(link);
    const opened = new URL((await ask(pathname + search)).headers.get('location') ?? '');
    const session = new URLSearchParams(opened.hash.slice(1));
    expect([opened.origin, session.get('type')]).toEqual([site, 'recovery']);
    const again = new URL((await ask(pathname + search)).headers.get('location') ?? site);
    expect(again.hash).not.toContain('access_token');
    const authorization = `Bearer ${session.get('access_token')}`;
    const log = await ask('/functions/v1/security-log', { headers: { apikey, authorization } });
    expect(await log.json()).toContainEqual(expect.objectContaining({ kind: 'role_change', what: 'learner > admin' }));

    // Mails go out.
    await post('/auth/v1/recover', { email: owner });
    await vi.waitFor(() => expect(mail.mails.join()).toContain(`To: ${owner}`));

    // One of both processes is killed: the other answers, and another comes.
    const [killed] = workersOf(served.child) as [number];
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(workersOf(served.child)).not.toContain(killed));
    expect((await ask('/mfe-blog', { headers: { connection: 'close' } })).status).toBe(200);
    await vi.waitFor(() => expect(workersOf(served.child)).toHaveLength(2), { timeout: 60_000, interval: 200 });

    // It ends in order: first it says so.
    served.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await ready()).toBe(503), { interval: 20 });
    expect((await ask('/mfe-blog')).headers.get('connection')).toBe('close');
    expect((await served.ended).code).toBe(0);
    expect(readdirSync(store)).toContain('registry.json');
  },
);
