import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { keepRunning } from './keepRunning.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** One of the places for serving processes. */
interface Place {
  worker: Worker;
  /** The process in this place has ended. */
  readonly ended: () => void;
}

/** The serving processes of one port. */
export interface Workers {
  /**
   * Replaces one after the other; each goes on until the next answers. Who asks meanwhile waits for its turn.
   *
   * @throws Error when one does not answer: the others go on
   */
  replace(): Promise<void>;
  /** Ends all, each with its running requests. @param noticeMs as `Drain.run` says */
  stop(noticeMs: number): Promise<void>;
}

/**
 * Starts serving processes, and each again that ends. All take connections from one queue, which the system keeps: one that is
 * killed takes nothing with it but what it was answering.
 *
 * @throws Error in the one sentence of the first process, when that cannot start
 */
export async function startWorkers(count: number, say: (line: string) => void): Promise<Workers> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'worker.ts'), args: [] });
  const places = new Map<number, Place>();
  const starting = new Set<Worker>();
  const kept: (() => void)[] = [];
  let isOver = false;
  let replacing: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const worker = cluster.fork();
    starting.add(worker);
    try {
      return await whenReady(worker);
    } finally {
      starting.delete(worker);
    }
  }

  function take(number: number, worker: Worker, ended: () => void): void {
    places.set(number, { worker, ended });
    worker.once('exit', () => {
      if (places.get(number)?.worker !== worker) return;
      places.delete(number);
      ended();
    });
  }

  async function replaceAll(): Promise<void> {
    for (const [number, { worker, ended }] of [...places]) {
      const isInPlace = () => places.get(number)?.worker === worker;
      if (isOver) throw new Error('The site is about to end.');
      // One that has ended is started again anyway.
      if (!isInPlace()) continue;
      const next = await start();
      const isReplaced = isInPlace();
      if (isReplaced) take(number, next, ended);
      tell(isReplaced ? worker : next, { handOver: 0 });
    }
  }

  // The first says what is wrong with all of them.
  const first = await start();
  for (let number = 0; number < count; number += 1) {
    let waiting: Worker | undefined = number === 0 ? first : undefined;
    const begin = async () => {
      const worker = waiting ?? (await start());
      waiting = undefined;
      return new Promise<never>((_, ended) =>
        take(number, worker, () => ended(new Error('A serving process has ended.'))),
      );
    };
    const again = (seconds: number, { message }: Error) => say(`${message} Another starts in ${seconds} s.`);
    kept.push(keepRunning(begin, again));
  }

  return {
    replace() {
      const replaced = replacing.then(replaceAll);
      replacing = replaced.catch(() => {});
      return replaced;
    },
    async stop(noticeMs) {
      isOver = true;
      for (const end of kept) end();
      const running = all();
      const ended = running.map((worker) => once(worker, 'exit'));
      for (const worker of running) {
        if (starting.has(worker)) worker.process.kill('SIGKILL');
        else tell(worker, { handOver: noticeMs });
      }
      await Promise.all(ended);
    },
  };
}

const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** One that has just ended needs not be told. */
function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/** @throws Error with what the process said, when it does not come to its start */
function whenReady(worker: Worker): Promise<Worker> {
  let reason = 'A serving process has ended before it answered.';
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('ready' in message) resolve(worker);
      else if ('failed' in message) reason = message.failed;
      else for (const other of all()) if (other !== worker) tell(other, message);
    });
    worker.once('exit', () => reject(new Error(reason)));
    // Also for later: without somebody who listens it would end this process.
    worker.on('error', reject);
  });
}
