import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';

const channel = vi.hoisted(() => ({ port: undefined as MessagePort | undefined }));
// Here the thread of its own is this one: its other end is asked.
vi.mock('node:worker_threads', async (original) => {
  const threads = await original<typeof import('node:worker_threads')>();
  const { port1, port2 } = new threads.MessageChannel();
  Object.assign(channel, { port: port1 });
  return { ...threads, parentPort: port2 };
});

test('draws what it is sent, with the one font', async () => {
  await import('./rasterizer.ts');
  const port = channel.port as MessagePort;
  const font = await readFile(join(import.meta.dirname, '../../../shell/static/fonts/bricolage-700.ttf'));
  const draw = (text: string) =>
    new Promise<Uint8Array>((resolve) => {
      port.once('message', resolve);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><text y="15">${text}</text></svg>`;
      port.postMessage({ svg, font });
    });
  const [empty, word, other] = [await draw(''), await draw('Neige'), await draw('Pluie')].map((png) =>
    Buffer.from(png),
  );
  expect(empty?.subarray(1, 4).toString()).toBe('PNG');
  expect(word?.equals(empty as Buffer)).toBe(false);
  expect(word?.equals(other as Buffer)).toBe(false);
  port.close();
});
