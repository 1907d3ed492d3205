import { expect, onTestFinished, test, vi } from 'vitest';
import { Admission } from './admission.ts';

function gate() {
  const waiting: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => waiting.push(() => resolve('done')));
  return { waiting, work };
}

test('runs, queues and turns away at once what is beyond both limits (LOD-02)', async () => {
  const admission = new Admission({ running: 2, waiting: 1, each: 4 });
  const { waiting, work } = gate();
  const admitted = [admission.run('a', work), admission.run('a', work), admission.run('a', work)];
  expect(await admission.run('a', work)).toBeUndefined();
  expect(waiting).toHaveLength(2);
  waiting.shift()?.();
  await admitted[0];
  await Promise.resolve();
  expect(waiting).toHaveLength(2);
  for (const finish of waiting) finish();
  expect(await Promise.all(admitted)).toEqual(['done', 'done', 'done']);
});

test('gives the place free when the work fails', async () => {
  const admission = new Admission({ running: 1, waiting: 0, each: 1 });
  await expect(admission.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await admission.run('a', async () => 'next')).toBe('next');
});

test('one client has no more than their share, and the others the rest', async () => {
  const admission = new Admission({ running: 2, waiting: 2, each: 2 });
  const { waiting, work } = gate();
  const admitted = [admission.run('a', work), admission.run('a', work)];
  expect(await admission.run('a', work)).toBeUndefined();
  admitted.push(admission.run('b', work), admission.run('c', work));
  expect(await admission.run('d', work)).toBeUndefined();
  while (waiting.length > 0) {
    waiting.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(admitted)).toEqual(['done', 'done', 'done', 'done']);
  const next = admission.run('a', work);
  waiting.shift()?.();
  expect(await next).toBe('done');
});

test('after all places were taken fewer are, of each client too, and ten seconds later all again (LOD-02)', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const admission = new Admission({ running: 2, waiting: 4, each: 3, inFlood: { places: 3, each: 2 } });
  const { waiting, work } = gate();
  const ask = (...clients: readonly string[]) => clients.map((client) => admission.run(client, work));
  const letGo = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
  };
  ask('a', 'a', 'a', 'b', 'b');
  expect(admission.isFullFor('c')).toBe(false);
  ask('c');
  expect(admission.isFullFor('c')).toBe(true);
  await letGo(3);
  expect(admission.isFullFor('c')).toBe(true);
  await letGo(3);
  ask('c', 'c');
  expect([admission.isFullFor('c'), admission.isFullFor('d')]).toEqual([true, false]);
  ask('d');
  vi.advanceTimersByTime(9_999);
  expect(admission.isFullFor('e')).toBe(true);
  // Whom the fewer places turn away keeps nobody's places taken: nobody has taken all of them since.
  vi.advanceTimersByTime(1);
  expect([admission.isFullFor('e'), admission.isFullFor('c')]).toEqual([false, false]);
  await letGo(3);
});
