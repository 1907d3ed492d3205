import { expect, test } from 'vitest';
import { UploadGate } from './UploadGate.ts';

test('keeps a share for each person and a limit for all, and gives places free when uploads end or fail', async () => {
  const gate = new UploadGate({ inAll: 3, each: 2 });
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const upload = () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  const first = gate.run('a', upload);
  const second = gate.run('a', upload);
  expect(await gate.run('a', upload)).toBe('each');
  const other = gate.run('b', upload);
  expect([await gate.run('b', upload), gate.closedFor('c'), gate.closedFor('a')]).toEqual(['inAll', 'inAll', 'each']);
  ends[0]?.resolve();
  ends[1]?.reject(new Error('cut off'));
  await first;
  await expect(second).rejects.toThrow('cut off');
  expect([gate.closedFor('a'), gate.closedFor('b'), gate.closedFor('c')]).toEqual([undefined, undefined, undefined]);
  ends[2]?.resolve();
  await other;
});
