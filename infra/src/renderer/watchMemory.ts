import { readFile } from 'node:fs/promises';

/** How often it looks, in milliseconds. */
const POLL_MS = 250;
const PAGE_BYTES = 4096;

/**
 * Watches what a process keeps in memory, of which a limit of JavaScript's heap is only a part: buffers stand beside it. Only
 * Linux tells; elsewhere the heap's limit is the only one.
 *
 * @param limit in bytes
 * @returns the function that ends the watch
 */
export function watchMemory(pid: number, limit: number, onTooMuch: () => void): () => void {
  const timer = setInterval(async () => {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    const [, resident = 0] = statm.split(' ').map(Number);
    if (resident * PAGE_BYTES > limit) onTooMuch();
  }, POLL_MS).unref();
  return () => clearInterval(timer);
}
