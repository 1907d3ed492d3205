import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Rasterize, rasterizeOnThread } from './rasterizeOnThread.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** How many images are kept. */
const MAX_IMAGES = 300;
/** How many may wait to be drawn: a network asks for those of all pages at once, and each takes some 150 ms. */
const MAX_WAITING = 150;

type Shell = Pick<CompositionSnapshot, 'shell' | 'shellServer' | 'folderOf'>;

/** Draws a page's image. @param rasterize makes a PNG of it */
export const drawWith =
  (rasterize: Rasterize) =>
  async ({ shell, shellServer, folderOf }: Shell, title: string, path: string): Promise<Uint8Array> => {
    const font = await readFile(join(folderOf(shell), shellServer.socialFont));
    return rasterize({ svg: shellServer.socialImage(title, path), font });
  };

/** Draws what networks show for pages, one after the other, and keeps it; undefined when too many are waiting. */
export function createSocialImages(render = drawWith(rasterizeOnThread)) {
  const images = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_IMAGES });
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
    return image;
  };
}
