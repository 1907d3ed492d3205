import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { CompositionSnapshot } from './snapshot.ts';

/** How many images are kept, and how many may wait to be drawn; drawing one takes some 150 ms of a core. */
const MAX_IMAGES = 300;
const MAX_WAITING = 20;

type Shell = Pick<CompositionSnapshot, 'shell' | 'shellServer' | 'folderOf'>;

let renderer: Promise<void> | undefined;

/** Starts the renderer, once for the process. */
function startRenderer(): Promise<void> {
  renderer ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  return renderer;
}

async function draw({ shell, shellServer, folderOf }: Shell, title: string, path: string): Promise<Uint8Array> {
  await startRenderer();
  const font = await readFile(join(folderOf(shell), shellServer.socialFont));
  return new Resvg(shellServer.socialImage(title, path), { font: { fontBuffers: [font] } }).render().asPng();
}

/** Draws what networks show for pages, one after the other, and keeps it; undefined when too many are waiting. */
export function createSocialImages(render = draw) {
  const images = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return (shell: Shell, title: string, path: string): Promise<Uint8Array> | undefined => {
    const key = `${shell.shell.version} ${path} ${title}`;
    const known = images.get(key);
    if (known) return known;
    if (waiting >= MAX_WAITING) return undefined;
    waiting += 1;
    const image = last
      .then(() => render(shell, title, path))
      .finally(() => {
        waiting -= 1;
      });
    last = image.catch(() => images.delete(key));
    images.set(key, image);
    const [oldest] = images.keys();
    if (images.size > MAX_IMAGES && oldest !== undefined) images.delete(oldest);
    return image;
  };
}
