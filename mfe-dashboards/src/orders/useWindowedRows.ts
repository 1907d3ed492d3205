import { type RefObject, useEffect, useState } from 'react';

interface Window {
  /** First row that stands in the page. */
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

/** Rows that stand ready above and below what is seen. */
const AHEAD = 12;

/**
 * Which rows of a long list of equal rows are near what is seen; the others are room above and below (windowing).
 *
 * @param height of a row, in pixels
 */
export function useWindowedRows(list: RefObject<HTMLElement | null>, count: number, height: number): Window {
  const [shown, setShown] = useState<Window>({ first: 0, end: Math.min(count, 3 * AHEAD) });
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
  return { first: Math.min(shown.first, count), end: Math.min(shown.end, count) };
}

/** @param above pixels of the list that have been scrolled past; @param seen pixels that are seen */
export function windowAt(above: number, seen: number, count: number, height: number): Window {
  // In steps, so that a scroll of a few pixels changes nothing.
  const first = Math.floor((above / height - AHEAD) / AHEAD) * AHEAD;
  const end = Math.ceil(((above + seen) / height + AHEAD) / AHEAD) * AHEAD;
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) };
}
