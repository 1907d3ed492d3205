import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keepRunning } from '../production/keepRunning.ts';
import { type Ended, endedInWords } from './endedInWords.ts';

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface BackendProcess {
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly DemoAccount[];
  close(): Promise<void>;
}

interface ReadyMessage {
  readonly type: 'ready';
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly DemoAccount[];
}

interface BackendOptions {
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly publicDemo?: boolean;
  /** Production, with settings from the environment. */
  readonly production?: boolean;
  /** Any free one when absent. */
  readonly port?: number;
  /** Generated courses to have besides the seed, for benchmarks. */
  readonly extraCourses?: number;
  /** Aborted when it is not wanted any more before it runs. */
  readonly stopping?: AbortSignal;
}

/**
 * Starts the embedded backend in a process of its own: its database computes on the main thread, and pages must
 * not wait for it. When it dies it comes back at the same address.
 *
 * @throws Error with the one sentence that the backend gave for not starting
 */
export async function startBackendProcess(options: BackendOptions): Promise<BackendProcess> {
  let current = launch(options, options.port ?? 0);
  const giveUp = () => void current.child.kill('SIGKILL');
  options.stopping?.addEventListener('abort', giveUp);
  const ready = await Promise.race([firstMessage(current.child), current.exited]);
  options.stopping?.removeEventListener('abort', giveUp);
  if ('code' in ready) {
    options.stopping?.throwIfAborted();
    if (current.hasSaid()) throw new Error('The backend did not start; see above.');
    throw new Error(endedInWords('The backend', ready));
  }
  const port = Number(new URL(ready.url).port);
  let isFirst = true;
  const begin = async () => {
    if (!isFirst) current = launch(options, port);
    isFirst = false;
    await current.exited;
    throw new Error('The backend has stopped; pages go on, members cannot sign in.');
  };
  const end = keepRunning(begin, (seconds, { message }) =>
    process.stderr.write(`${message} It starts again in ${seconds} s.\n`),
  );
  return {
    ...ready,
    async close() {
      end();
      current.child.kill('SIGTERM');
      await current.exited;
    },
  };
}

/** @param port 0 for any free one */
function launch(
  { dataDir, siteUrl, publicDemo = false, production = false, extraCourses = 0 }: BackendOptions,
  port: number,
) {
  const main = fileURLToPath(import.meta.resolve('@agence/backend/main'));
  const args = [
    '--data',
    dataDir,
    '--port',
    String(port),
    '--site-url',
    siteUrl,
    '--extra-courses',
    String(extraCourses),
  ];
  if (publicDemo) args.push('--public-demo');
  if (production) args.push('--production');
  const child = fork(main, args, {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, LITE_TELEMETRY: '0' },
    // Ctrl+C goes to this process, which stops the backend after the site.
    detached: true,
  });
  let hasSaid = false;
  child.stderr?.on('data', (text) => {
    hasSaid = true;
    process.stderr.write(text);
  });
  const exited = new Promise<Ended>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  return { child, exited, hasSaid: () => hasSaid };
}

function firstMessage(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as ReadyMessage)));
}
