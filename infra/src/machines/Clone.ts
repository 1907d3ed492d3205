import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../cli/workspace.ts';

const LOOK_MS = 100;
/** How long a start may take on a machine that has much else to do, its packages among it, in milliseconds. */
const START_LIMIT_MS = 20 * 60_000;
/** How long what has been told to end may take, in milliseconds. */
const END_LIMIT_MS = 30_000;

/** A start of a clone. */
export interface Started {
  readonly pid: number;
  readonly url: string;
  said(): string;
  /** How it has ended; undefined while it runs. */
  ended(): { readonly code: number | null; readonly signal: string | null } | undefined;
}

interface StartOptions {
  /** Program and arguments that run what follows them: another user, fewer resources. */
  readonly through?: readonly string[];
  /** In a process group of its own, as a terminal does it, so that all of it can be told to end at once. */
  readonly detached?: boolean;
}

/** `npm start` in a folder. @param env what it has beside the path and the home folder */
export async function startIn(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  { through = [], detached = false }: StartOptions = {},
): Promise<Started> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  // As in a shell: what npm has put in front for the command that runs this has another Node, and another npm's settings.
  const path = PATH.split(delimiter).filter((part) => !/node_modules/.test(part));
  const [program = 'npm', ...args] = [...through, 'npm', 'start'];
  const child = spawn(program, args, {
    cwd: folder,
    detached,
    env: { PATH: path.join(delimiter), HOME, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  let ended: ReturnType<Started['ended']>;
  child.once('exit', (code, signal) => {
    ended = { code, signal };
  });
  return { pid: child.pid as number, url: `http://localhost:${port}`, said: () => said, ended: () => ended };
}

/** A fresh clone of this repository's last commit, as somebody gets it who has nothing. */
export class Clone {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    execFileSync('git', ['clone', '-q', ROOT, folder]);
  }

  /** `npm start` there. */
  start(env: Readonly<Record<string, string>> = {}, options: StartOptions = {}): Promise<Started> {
    return startIn(this.folder, env, options);
  }

  /** Processes of this clone (Linux). */
  processes(): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => pid !== process.pid && this.#isOurs(pid));
  }

  #isOurs(pid: number): boolean {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      return command !== '' && (command.includes(`${this.folder}/`) || `${cwd}/`.startsWith(`${this.folder}/`));
    } catch {
      return false;
    }
  }

  /** As a power cut does it. */
  killAll(): void {
    // What has been started meanwhile too.
    for (let all = this.processes(); all.length > 0; all = this.processes()) {
      for (const pid of all) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended.
        }
      }
    }
  }

  /** @throws Error when something still runs */
  async isQuiet(): Promise<void> {
    for (let waited = 0; this.processes().length > 0; waited += LOOK_MS) {
      if (waited > END_LIMIT_MS) throw new Error(`${this.processes().length} processes still run.`);
      await wait(LOOK_MS);
    }
  }
}

/** Until a condition holds. @throws Error with the words for what did not come */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited += LOOK_MS) {
    if (waited > START_LIMIT_MS) throw new Error(`Never came: ${what}.`);
    await wait(LOOK_MS);
  }
}

/** Until the site says that it runs, and answers a page of each remote. @throws Error with its last words */
export async function isWhole(started: Started): Promise<void> {
  await says(started, /Ctrl\+C stops everything/);
  for (const path of ['/', '/blog', '/outils', '/formations', '/boutique']) {
    const { status } = await fetch(started.url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
}

/** @throws Error with its last words, when it ends before or takes too long */
export async function says(started: Started, pattern: RegExp): Promise<void> {
  for (let waited = 0; !pattern.test(started.said()); waited += LOOK_MS) {
    if (started.ended() || waited > START_LIMIT_MS) throw new Error(`It did not start: ${lastWords(started)}`);
    await wait(LOOK_MS);
  }
}

/** Until it has ended by itself. @returns its last words. @throws Error when it goes on, tells a stack or has another code */
export async function refuses(started: Started, code: number, sentence: RegExp): Promise<string> {
  await until('an end', () => started.ended() !== undefined);
  if (started.ended()?.code !== code) throw new Error(`It ended with ${started.ended()?.code}: ${lastWords(started)}`);
  if (!sentence.test(started.said())) throw new Error(`It did not say ${sentence}: ${lastWords(started)}`);
  if (/^\s+at .+:\d+/m.test(started.said())) throw new Error(`It told a stack: ${lastWords(started)}`);
  return lastWords(started);
}

const lastWords = (started: Started) => started.said().trim().split('\n').slice(-3).join(' / ');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
