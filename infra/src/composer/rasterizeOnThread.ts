import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './rasterizer.ts';

/** Makes a PNG of a drawing. */
export type Rasterize = (drawing: Drawing) => Promise<Uint8Array>;

let rasterizer: Worker | undefined;

/** Draws one image at a time. @throws Error when it cannot be drawn; the next one gets a new thread */
export const rasterizeOnThread: Rasterize = async (drawing) => {
  rasterizer ??= new Worker(new URL('./rasterizer.ts', import.meta.url));
  const worker = rasterizer;
  worker.ref();
  try {
    worker.postMessage(drawing);
    const [png] = await once(worker, 'message');
    // An idle thread keeps no process alive.
    worker.unref();
    return png;
  } catch (error) {
    rasterizer = undefined;
    throw error;
  }
};
