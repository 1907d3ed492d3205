import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface BackendProcess {
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** Settles when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
  close(): Promise<void>;
}

interface ReadyMessage {
  readonly type: 'ready';
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly DemoAccount[];
}

/**
 * Starts the embedded backend in a process of its own: its database computes on the main thread, and pages must
 * not wait for it.
 *
 * @throws Error with the one sentence that the backend gave for not starting
 */
export async function startBackendProcess({
  dataDir,
  siteUrl,
  extraCourses = 0,
}: {
  dataDir: string;
  siteUrl: string;
  /** Generated courses to have besides the seed, for benchmarks. */
  extraCourses?: number;
}): Promise<BackendProcess> {
  const folder = join(import.meta.dirname, '../backend');
  const main = [join(folder, 'main.ts'), join(folder, 'main.js')].find(existsSync) as string;
  const args = ['--data', dataDir, '--port', '0', '--site-url', siteUrl, '--extra-courses', String(extraCourses)];
  const child = fork(main, args, {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, LITE_TELEMETRY: '0' },
    // Ctrl+C goes to this process, which stops the backend after the site.
    detached: true,
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
    process.stderr.write(text);
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await Promise.race([firstMessage(child), exited.then(() => undefined)]);
  if (!ready)
    throw new Error(complaint.trim() ? 'The backend did not start; see above.' : 'The backend ended without a word.');
  return {
    ...ready,
    exited,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as ReadyMessage)));
}
