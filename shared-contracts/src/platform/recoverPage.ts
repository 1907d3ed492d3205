import { askAgain } from '../remote/askAgain.ts';
import type { PreparedPage } from '../remote/preparePage.ts';

/**
 * Asks again for a degraded page, one that something could not be read for, until it is whole.
 *
 * @param take gets the page; undefined when it is another address's now
 * @param onWhole shows it
 * @returns the function that gives up
 */
export function recoverPage(
  take: () => Promise<PreparedPage | undefined>,
  onWhole: (page: PreparedPage) => void,
): () => void {
  let isOver = false;
  const stop = askAgain(async () => {
    const page = await take();
    if (page?.degraded) return false;
    if (page && !isOver) onWhole(page);
    return true;
  });
  return () => {
    isOver = true;
    stop();
  };
}
