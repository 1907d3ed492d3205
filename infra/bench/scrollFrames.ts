/** What the browser saw while a list was scrolled. */
export interface ScrollRecord {
  /** Time from one frame to the next, in milliseconds. */
  readonly frames: readonly number[];
  /** Frames in which a part of the list had no row. */
  readonly blank: number;
  /** Frames in which a row in view still waited for its course. */
  readonly waiting: number;
  /** Frames in which a card in view had little more than its title. */
  readonly brief: number;
}

declare global {
  interface Window {
    recordScroll?: { stop(): ScrollRecord };
  }
}

/**
 * Runs in the page: watches a list that scrolls with it until `stop`. Rows are looked at before the page answers to a scroll, as
 * the browser has already moved what it had.
 *
 * @param list selector of the list
 * @param isVirtual whether it is a grid of cells with room for others; of any other list only frames are recorded
 */
export function startRecording({ list, isVirtual }: { readonly list: string; readonly isVirtual: boolean }): void {
  const grid = isVirtual ? document.querySelector<HTMLElement>(list) : null;
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
  const rowHeight = grid?.firstElementChild?.clientHeight ?? 0;
  /** Upper edge of the list on the page. */
  const edge = grid ? grid.getBoundingClientRect().top + scrollY : 0;
  const frames: number[] = [];
  let blank = 0;
  let waiting = 0;
  let brief = 0;
  let before = 0;
  let running = true;
  const look = () => {
    if (!grid) return;
    const scrollTop = Math.max(0, scrollY - edge);
    const clientHeight = innerHeight;
    // Where the list itself has put its cells: asking the browser would make it lay out the page for the bench.
    const top = Number.parseFloat(grid.style.paddingTop);
    const [first] = grid.children as HTMLCollectionOf<HTMLElement>;
    const skipped = Number.parseInt(first?.style.gridColumnStart || '1', 10) - 1;
    const rowOf = (cell: number) => top + Math.floor((skipped + cell) / columns) * rowHeight;
    if (rowOf(skipped > 0 ? columns : 0) > scrollTop || rowOf(grid.childElementCount) < scrollTop + clientHeight)
      blank += 1;
    const inView = [...(grid.children as HTMLCollectionOf<HTMLElement>)].filter(
      (_, index) => rowOf(index) < scrollTop + clientHeight && rowOf(index) + rowHeight > scrollTop,
    );
    if (inView.some(({ dataset }) => dataset.course === undefined)) waiting += 1;
    if (inView.some(({ dataset }) => dataset.brief !== undefined)) brief += 1;
  };
  const frame = (now: number) => {
    if (before > 0) frames.push(now - before);
    before = now;
    if (running) requestAnimationFrame(frame);
  };
  if (grid) addEventListener('scroll', look, { capture: true });
  requestAnimationFrame(frame);
  window.recordScroll = {
    stop() {
      running = false;
      removeEventListener('scroll', look, { capture: true });
      return { frames, blank, waiting, brief };
    },
  };
}
