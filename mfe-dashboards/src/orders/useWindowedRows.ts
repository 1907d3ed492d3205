import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Window {
  /** First row that stands in the page. */
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

interface WindowedRows extends Window {
  /** Of every row, in pixels: that of the highest so far. */
  readonly height: number;
}

/** Rows that stand ready above and below what is seen. */
const AHEAD = 12;

/**
 * Which rows of a long list are near what is seen; the others are room above and below (windowing). All are as high as the
 * highest, which grows with its text: a reader's own size and spacing cut nothing. On paper all rows stand.
 *
 * @param least height of a row, in pixels, until rows say theirs
 */
export function useWindowedRows(list: RefObject<HTMLElement | null>, count: number, least: number): WindowedRows {
  const isPrinting = usePrinting();
  const [height, setHeight] = useState(least);
  const [shown, setShown] = useState<Window>({ first: 0, end: Math.min(count, 3 * AHEAD) });
  // Before they are seen: rows that grow afterwards move what is read.
  useLayoutEffect(() => {
    const body = list.current;
    if (!body) return;
    const measure = () => setHeight(highest(body) || least);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(body);
    return () => sizes.disconnect();
  }, [list, least]);
  // Rows that grow leave what is read where it was.
  const before = useRef(height);
  useLayoutEffect(() => {
    const above = -(list.current?.getBoundingClientRect().top ?? 0);
    if (above > 0 && before.current !== height) scrollBy({ top: (above / before.current) * (height - before.current) });
    before.current = height;
  }, [list, height]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setShown((was) => {
        const next = windowAt(-top, innerHeight, count, height);
        return next.first === was.first && next.end === was.end ? was : next;
      });
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [list, count, height]);
  if (isPrinting) return { first: 0, end: count, height };
  return { first: Math.min(shown.first, count), end: Math.min(shown.end, count), height };
}

/** Pixels of the highest row by its own content alone. */
function highest(body: HTMLElement): number {
  body.dataset.measured = '';
  const heights = [...body.children].map((row) => row.getBoundingClientRect().height);
  delete body.dataset.measured;
  return Math.ceil(Math.max(0, ...heights));
}

/** @param above pixels of the list that have been scrolled past; @param seen pixels that are seen */
export function windowAt(above: number, seen: number, count: number, height: number): Window {
  // In steps, so that a scroll of a few pixels changes nothing.
  const first = Math.floor((above / height - AHEAD) / AHEAD) * AHEAD;
  const end = Math.ceil(((above + seen) / height + AHEAD) / AHEAD) * AHEAD;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}
