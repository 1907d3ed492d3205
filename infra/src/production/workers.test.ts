import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ToWorker } from './workerMessages.ts';
import { startWorkers } from './workers.ts';

/** A serving process that answers, and ends, when the test says so. */
class FakeWorker extends EventEmitter {
  readonly told: ToWorker[] = [];
  readonly process = { kill: () => this.end() };
  isAlive = true;
  isReady = false;
  isConnected = () => this.isAlive;

  send(message: ToWorker) {
    if (!this.isAlive) throw new Error('ERR_IPC_CHANNEL_CLOSED');
    this.told.push(message);
  }
  ready() {
    this.isReady = true;
    this.emit('message', { ready: true });
    return vi.advanceTimersByTimeAsync(0);
  }
  end() {
    this.isAlive = false;
    this.emit('exit');
    return vi.advanceTimersByTimeAsync(0);
  }
}

const HAND_OVER = { handOver: 0 };
let forked: FakeWorker[];
/** Who answers and was not told to end. */
const staying = () => forked.filter(({ isAlive, isReady, told }) => isAlive && isReady && told.length === 0);
const last = () => forked.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  forked = [];
  vi.spyOn(cluster, 'setupPrimary').mockReturnValue();
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    forked.push(new FakeWorker());
    return last() as never;
  });
  vi.spyOn(cluster, 'workers', 'get').mockImplementation(
    () => Object.fromEntries(forked.filter(({ isAlive }) => isAlive).map((worker, id) => [id, worker])) as never,
  );
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

async function twoWorkers() {
  const starting = startWorkers(2, () => {});
  await last().ready();
  const workers = await starting;
  await last().ready();
  expect(staying()).toHaveLength(2);
  return workers;
}

test('who asks to replace all while all are replaced waits: no process is left over (AMB-59)', async () => {
  const workers = await twoWorkers();
  const both = Promise.all([workers.replace(), workers.replace()]);
  for (let count = 3; count <= 6; count += 1) {
    await vi.advanceTimersByTimeAsync(0);
    expect(forked).toHaveLength(count);
    await last().ready();
    expect(staying()).toHaveLength(2);
  }
  await both;
  expect(staying()).toEqual(forked.slice(4));
  expect(forked.slice(0, 4).map(({ told }) => told)).toEqual(Array(4).fill([HAND_OVER]));
});

test('a process that ends while its successor starts has one successor (AMB-59)', async () => {
  const workers = await twoWorkers();
  const [first, second] = forked as [FakeWorker, FakeWorker];
  const replaced = workers.replace();
  await vi.advanceTimersByTimeAsync(0);
  const [, , next] = forked as [FakeWorker, FakeWorker, FakeWorker];
  await first.end();
  await next.ready();
  expect(next.told).toEqual([HAND_OVER]);
  await last().ready();
  await replaced;
  expect(second.told).toEqual([HAND_OVER]);
  // It is started again as any that ends.
  await vi.advanceTimersByTimeAsync(1_000);
  await last().ready();
  expect(forked).toHaveLength(5);
  expect(staying()).toHaveLength(2);
});

test('one that does not answer stops neither the others nor the next time (AMB-59)', async () => {
  const workers = await twoWorkers();
  const failed = expect(workers.replace()).rejects.toThrow('A serving process has ended before it answered.');
  await vi.advanceTimersByTimeAsync(0);
  last().emit('message', { failed: 'A serving process has ended before it answered.' });
  await last().end();
  await failed;
  expect(staying()).toEqual(forked.slice(0, 2));
  const replaced = workers.replace();
  for (let count = 0; count < 2; count += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await last().ready();
  }
  await replaced;
  expect(staying()).toEqual(forked.slice(3));
  // What goes wrong with one, such as its channel, ends nobody else.
  expect(() => last().emit('error', new Error('EPIPE'))).not.toThrow();
});

test('at the end each that answers may finish, and none is started any more (AMB-59)', async () => {
  const workers = await twoWorkers();
  const [first, second] = forked as [FakeWorker, FakeWorker];
  const replaced = workers.replace();
  await vi.advanceTimersByTimeAsync(0);
  await last().ready();
  const refused = expect(replaced).rejects.toThrow('A serving process has ended before it answered.');
  const alsoRefused = expect(workers.replace()).rejects.toThrow('The site is about to end.');
  const [, , next, unready] = forked as [FakeWorker, FakeWorker, FakeWorker, FakeWorker];
  const stopped = workers.stop(3_000);
  await Promise.all([refused, alsoRefused]);
  expect(unready.isAlive).toBe(false);
  expect(first.told).toContainEqual(HAND_OVER);
  for (const worker of [first, second, next]) {
    expect([worker.isAlive, worker.told.at(-1)]).toEqual([true, { handOver: 3_000 }]);
    await worker.end();
  }
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(4);
});

test('what one process hears of a release all others are told, and not itself', async () => {
  await twoWorkers();
  const [first, second] = forked as [FakeWorker, FakeWorker];
  const heard = { ofActive: ['failedThere', 'mfe-blog', '2.0.0-0', '198.51.100'] };
  first.emit('message', { heard });
  expect([first.told, second.told]).toEqual([[], [{ heard }]]);
});
