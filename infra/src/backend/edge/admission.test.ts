import { expect, test } from 'vitest';
import { Admission } from './admission.ts';

function gate() {
  const waiting: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => waiting.push(() => resolve('done')));
  return { waiting, work };
}

test('runs, queues and turns away at once what is beyond both limits (LOD-02)', async () => {
  const admission = new Admission({ running: 2, waiting: 1 });
  const { waiting, work } = gate();
  const admitted = [admission.run(work), admission.run(work), admission.run(work)];
  expect(await admission.run(work)).toBeUndefined();
  expect(waiting).toHaveLength(2);
  waiting.shift()?.();
  await admitted[0];
  await Promise.resolve();
  expect(waiting).toHaveLength(2);
  for (const finish of waiting) finish();
  expect(await Promise.all(admitted)).toEqual(['done', 'done', 'done']);
});

test('gives the place free when the work fails', async () => {
  const admission = new Admission({ running: 1, waiting: 0 });
  await expect(admission.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await admission.run(async () => 'next')).toBe('next');
});
