import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What a backend process reports once it serves. */
export interface Ready {
  readonly type: 'ready';
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly { email: string; password: string }[];
}

/** Starts the backend as `agence start` does; `exited` gives its code and what it said on standard error. */
export function spawnBackend(folder: string, port = 0) {
  const args = ['--data', folder, '--port', String(port), '--site-url', 'http://localhost:4100'];
  const child = fork(join(import.meta.dirname, '../main.ts'), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // PostgreSQL is not optimised for a process that ends within seconds: that takes half of what its start does.
    execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only'],
  });
  let complaint = '';
  const stderr = child.stderr as Readable;
  stderr.on('data', (text) => {
    complaint += text;
  });
  // Not the event `close`: it does not come after a disconnect from here.
  const exited = Promise.all([once(child, 'exit'), once(stderr, 'close')]).then(([[code]]) => ({
    code: code as number | null,
    complaint: complaint.trim(),
  }));
  const ready = Promise.race([
    once(child, 'message').then(([message]) => message as Ready),
    exited.then(({ complaint }) => Promise.reject(new Error(complaint))),
  ]);
  ready.catch(() => {});
  return { child, exited, ready };
}

/** Asks until there is an answer: on a busy machine a backend that has just started is late. */
export async function jsonOf<Json>(address: string, init: RequestInit): Promise<Json> {
  for (;;) {
    const answer = await fetch(address, init);
    if (answer.ok) return answer.json() as Promise<Json>;
    const said = await answer.text();
    if (answer.status < 500) throw new Error(`${address} answers ${answer.status}: ${said}`);
  }
}

/** Headers with which the demonstration learner is signed in, without a client that would repeat anything. */
export async function learnerHeaders({ url, anonKey, demoAccounts }: Ready): Promise<Record<string, string>> {
  const { access_token } = await jsonOf<{ access_token: string }>(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts[0]),
  });
  return { apikey: anonKey, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}
