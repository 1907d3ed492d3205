import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A drawing, and the one font of its texts. */
export interface Drawing {
  readonly svg: string;
  readonly font: Uint8Array;
}

// A thread of its own: an image takes a core for some 150 ms, in which pages are answered.
const started = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);

const port = parentPort as MessagePort;
port.on('message', async ({ svg, font }: Drawing) => {
  await started;
  port.postMessage(new Resvg(svg, { font: { fontBuffers: [font] } }).render().asPng());
});
