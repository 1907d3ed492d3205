import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { ListedPage } from '@agence/shared-contracts/remote/page';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import { TimeoutError, withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { RenderRequest } from '@agence/shared-contracts/server';
import { CHANNEL, type Question, type Reply } from './messages.ts';
import { ANSWER_LIMIT_MS, type AnsweredPage, type Outline, type Renderer } from './Renderer.ts';
import { RendererEnded } from './RendererEnded.ts';
import { readBackend } from './readBackend.ts';
import { readLines } from './readLines.ts';
import { sandbox } from './sandbox.ts';
import { fromThrown } from './thrown.ts';
import { watchMemory } from './watchMemory.ts';

/** How long a process may take until its server half is loaded, on a machine that has much else to do, in milliseconds. */
const START_LIMIT_MS = 30_000;
/** How soon a process that is not stuck answers a ping, in milliseconds. */
const PING_LIMIT_MS = 1_000;
/** Of JavaScript's heap, and of all memory, in megabytes. */
const HEAP_LIMIT_MB = 192;
const MEMORY_LIMIT_MB = 512;
/** Of what a renderer says at once, in characters: a page with its data is a twentieth of it. */
const ANSWER_LIMIT = 16 * 1024 * 1024;
/** Of a line that it logs, in characters, and of lines. */
const LOG_LINE_LIMIT = 64 * 1024;
const LOG_LIMIT = 1000;
/** Reads of the backend at once, of each page that is being made, and of all: a page needs a handful. */
const MAX_READS = { each: 32, inAll: 512 };
/** Files that the process needs besides the release, itself first: sources, or in a package one file of them all. */
const OWN_FILES = ['child.ts', 'child.js', 'messages.ts', 'Renderer.ts', 'readLines.ts', 'thrown.ts']
  .map((file) => join(import.meta.dirname, file))
  .filter((file) => existsSync(file));

export interface RendererOptions {
  /** Whose server half it is, for what is logged. */
  readonly name: string;
  /** Folder of the release: all that it may read. */
  readonly folder: string;
  /** Its server half, relative to `folder`. */
  readonly server: string;
  /** Receives what the server half logs, a line at a time; the site's own log when absent. */
  readonly log?: (line: string) => void;
  /** The backend as visitors see it; undefined without one. */
  readonly backend: { readonly url: string; readonly anonKey: string } | undefined;
}

/** A renderer with its process. */
export interface RunningRenderer extends Renderer {
  /** The server half is loaded. @throws Error when it throws, ends or takes too long; starting takes more than an answer may */
  started(): Promise<void>;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  close(): void;
}

/**
 * Runs the server half of a release in a process of its own: with no environment, no files but its own, no other process, half
 * a gigabyte of memory and five seconds for an answer. It reads the backend through this process, as any visitor may. What Node
 * cannot forbid is the network: whoever runs the site in production closes it to the user of these processes.
 */
export function startRenderer({
  name,
  folder,
  server,
  backend,
  log: tellLog = console.error,
}: RendererOptions): RunningRenderer {
  const child = spawn(
    process.execPath,
    [
      ...sandbox([folder, ...OWN_FILES]),
      `--max-old-space-size=${HEAP_LIMIT_MB}`,
      ...['ExperimentalWarning', 'SecurityWarning'].map((warning) => `--disable-warning=${warning}`),
      OWN_FILES[0] as string,
      join(folder, server),
    ],
    { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const channel = child.stdio[CHANNEL] as Duplex;
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  const reads = new Map<number, AbortController>();
  /** What was asked and not answered yet, also where nobody waits for it any more. */
  const asked = new Set<number>();
  let lastId = 0;
  let logged = 0;
  let lastWords = '';
  let hasEnded = false;

  const end = () => void child.kill('SIGKILL');
  const stopWatching = watchMemory(child.pid ?? 0, MEMORY_LIMIT_MB * 1024 * 1024, end);
  const ended = whenEnded(child).then(() => {
    hasEnded = true;
    stopWatching();
    for (const controller of reads.values()) controller.abort();
    for (const { reject } of waiting.values()) reject(endedError());
  });
  const endedError = () => new RendererEnded(`${name}: its server half has ended. ${lastWords}`.trim());

  readLines(child.stderr as Readable, LOG_LINE_LIMIT, log, end);
  readLines(channel, ANSWER_LIMIT, hear, end);
  // A process that has ended is noticed by `ended`.
  channel.on('error', () => {});

  function log(line: string) {
    if (/^\w*Error\b/.test(line)) lastWords = line.slice(0, 500);
    logged += 1;
    if (logged <= LOG_LIMIT) tellLog(`${name}: ${line.slice(0, 2000)}`);
  }

  function hear(line: string) {
    // What came with such a line is no answer either.
    if (child.killed) return;
    try {
      take(JSON.parse(line) as Reply);
    } catch {
      // Whoever writes anything but replies here writes over ours.
      end();
    }
  }

  function take(reply: Reply) {
    if (!('kind' in reply)) {
      const who = waiting.get(reply.id);
      // An answer may come late, but not to what nobody has asked.
      if (!who && !(reply.id <= lastId)) throw new Error(`Nobody has asked ${reply.id}`);
      asked.delete(reply.id);
      if ('error' in reply) who?.reject(fromThrown(reply.error));
      else who?.resolve(reply.answer);
    } else if (reply.kind === 'abort') reads.get(reply.fetch)?.abort();
    else if (reads.size < mayRead()) void answerRead(reply);
    else throw new Error('More reads at once than any page needs');
  }

  const mayRead = () => Math.min(MAX_READS.inAll, MAX_READS.each * Math.max(1, asked.size));

  async function answerRead({ fetch: number, ...what }: Extract<Reply, { kind: 'fetch' }>) {
    const controller = new AbortController();
    reads.set(number, controller);
    const answer = await readBackend(backend, what, controller.signal).catch((error: unknown) => ({
      error: String(error),
    }));
    reads.delete(number);
    tell({ kind: 'fetched', fetch: number, answer });
  }

  function tell(question: Question) {
    if (channel.writable) channel.write(`${JSON.stringify(question)}\n`);
  }

  async function ask(question: (id: number) => Question, limitMs: number): Promise<unknown> {
    if (hasEnded) throw endedError();
    lastId += 1;
    const id = lastId;
    asked.add(id);
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    tell(question(id));
    try {
      return await withTimeout(answer, limitMs, `${name}'s server half`);
    } finally {
      waiting.delete(id);
    }
  }

  /** An answer in time. Who is late and stuck besides is ended: nothing else that it was asked will be answered either. */
  async function answerInTime<Answer>(question: (id: number) => Question): Promise<Answer> {
    try {
      return (await ask(question, ANSWER_LIMIT_MS)) as Answer;
    } catch (error) {
      if (error instanceof TimeoutError) ask((id) => ({ id, kind: 'ping' }), PING_LIMIT_MS).catch(end);
      throw error;
    }
  }

  return {
    ended,
    close: end,
    async started() {
      await ask((id) => ({ id, kind: 'start' }), START_LIMIT_MS);
    },
    async page({ backend: readable, ...request }: RenderRequest, needsMarkup) {
      let number = 0;
      const answer = await answerInTime<AnsweredPage | PreparedRedirect>((id) => {
        number = id;
        return { id, kind: 'page', request, readsBackend: readable !== undefined, needsMarkup };
      });
      if (!('page' in answer) || answer.markup) return answer;
      const render = async () => {
        // One that came after it does not know the page any more either.
        if (hasEnded) return undefined;
        return (await answerInTime<RenderedMarkup | null>((id) => ({ id, kind: 'markup', of: number }))) ?? undefined;
      };
      return { ...answer, render };
    },
    sitemapPages: () => answerInTime<(string | ListedPage)[]>((id) => ({ id, kind: 'sitemapPages' })),
    async outline(texts, siteUrl) {
      return (await answerInTime<Outline | null>((id) => ({ id, kind: 'outline', texts, siteUrl }))) ?? undefined;
    },
  };
}

function whenEnded(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
}
