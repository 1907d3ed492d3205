/** What the browser saw while a list was scrolled. */
export interface ScrollRecord {
  /** Time from one frame to the next, in milliseconds. */
  readonly frames: readonly number[];
  /** Frames in which a part of the list had no row. */
  readonly blank: number;
  /** Frames in which a row in view still waited for its course. */
  readonly waiting: number;
}

declare global {
  interface Window {
    recordScroll?: { stop(): ScrollRecord };
  }
}

/**
 * Runs in the page: watches a scrolling list until `stop`. Rows are looked at before the page answers to a scroll, as
 * the browser has already moved what it had.
 *
 * @param rows selector of the rows inside the list; without it only frames are recorded
 */
export function startRecording({ list, rows }: { readonly list: string; readonly rows?: string }): void {
  const scroller = document.querySelector(list) as HTMLElement;
  const frames: number[] = [];
  let blank = 0;
  let waiting = 0;
  const rowHeight = rows ? (scroller.querySelector(rows)?.clientHeight ?? 0) : 0;
  let before = 0;
  let running = true;
  const look = () => {
    const { scrollTop, clientHeight } = scroller;
    let covered = scrollTop;
    let isWaiting = false;
    for (const row of scroller.querySelectorAll<HTMLElement>(rows as string)) {
      // Where the list itself has put the row: asking the browser would make it lay out the page for the bench.
      const top = Number.parseFloat(row.style.transform.slice('translateY('.length));
      const bottom = top + rowHeight;
      if (bottom <= scrollTop || top >= scrollTop + clientHeight) continue;
      if (top <= covered) covered = Math.max(covered, bottom);
      if (row.querySelector(':scope > li:not([data-course])')) isWaiting = true;
    }
    if (covered < scrollTop + clientHeight) blank += 1;
    if (isWaiting) waiting += 1;
  };
  const frame = (now: number) => {
    if (before > 0) frames.push(now - before);
    before = now;
    if (running) requestAnimationFrame(frame);
  };
  if (rows) scroller.addEventListener('scroll', look, { capture: true });
  requestAnimationFrame(frame);
  window.recordScroll = {
    stop() {
      running = false;
      scroller.removeEventListener('scroll', look, { capture: true });
      return { frames, blank, waiting };
    },
  };
}
