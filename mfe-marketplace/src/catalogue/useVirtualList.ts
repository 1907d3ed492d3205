import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type CourseRange,
  completeOne,
  intersection,
  isSameRange,
  type ListShape,
  overscannedRange,
  stepTowards,
  visibleRange,
} from './virtualRange.ts';

/** A list that is scrolled faster than this, in pixels per second, shows placeholders: nobody can read more. */
const FAST_SCROLL = 1200;
/** How long after its last step a list counts as being scrolled, in milliseconds. */
const REST_MS = 100;

/** Which courses are rendered, and which of them with all that a card shows; the others are brief: placeholders. */
interface Rendered extends CourseRange {
  readonly whole: CourseRange;
}

interface VirtualList extends Rendered {
  /** How far the list's upper edge is above the window's, in pixels; known without asking the browser for layout. */
  readonly offset: RefObject<number>;
  /** Looks again where the list is: what stands above it has changed its height. */
  readonly locate: () => void;
}

/** All cards of a range are whole. */
const wholly = (range: CourseRange): Rendered => ({ ...range, whole: range });

/**
 * The courses to render of a long list that scrolls with the page. Those that come into view are rendered at once, those
 * beside them one in a frame and between other work, so that scrolling never waits for them. Cards that come while the
 * visitor scrolls fast, and those beside the view, come brief and are completed one in a frame.
 *
 * @param list the element whose upper edge is the list's
 * @param shape its `columns` are 0 as long as they are not known: the list stays as it opens
 * @param opening the courses that it opens with; none when it comes as an answer
 * @param address of what the list shows: another one has only what is in view at first, so that answers are there soon
 */
export function useVirtualList(
  list: RefObject<HTMLElement | null>,
  { total, columns, height, view }: ListShape,
  opening: CourseRange,
  address: string,
): VirtualList {
  const offset = useRef(0);
  const velocity = useRef({ at: 0, pxPerSecond: 0 });
  const [moved, setRendered] = useState<Rendered>();
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    // Another list begins at its first row; one that is come back to finds its place when it is on screen.
    if (columns > 0) setRendered(wholly(visibleRange({ total, columns, height, view }, Math.min(0, offset.current))));
  }
  const around = opening.to > opening.from ? overscannedRange : visibleRange;
  const now = moved ?? wholly(columns > 0 ? around({ total, columns, height, view }, offset.current) : opening);
  const { from, to } = now;
  const wholeFrom = now.whole.from;
  const wholeTo = now.whole.to;
  const rendered = useRef(now);
  const frame = useRef(0);
  /** Upper edge of the list from that of the page, in pixels. */
  const top = useRef(0);

  const step = useCallback(() => {
    if (columns === 0) return;
    const shape = { total, columns, height, view };
    const [wanted, inView] = [overscannedRange(shape, offset.current), visibleRange(shape, offset.current)];
    const { whole, ...before } = rendered.current;
    const scrollsFast = velocity.current.pxPerSecond > FAST_SCROLL && performance.now() - velocity.current.at < REST_MS;
    // Brief cards come a row at a time, or a swipe would outrun them.
    const next = stepTowards(wanted, inView, before, scrollsFast ? columns : 1);
    const isUrgent = inView.from < before.from || inView.to > before.to;
    if (isUrgent) {
      // What comes into view is whole, unless it comes too fast for that.
      setRendered({ ...next, whole: scrollsFast ? intersection(whole, next) : inView });
    } else if (!isSameRange(next, before)) {
      startTransition(() => setRendered({ ...next, whole: intersection(whole, next) }));
    } else if (scrollsFast) {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(step);
    } else {
      const completed = completeOne(whole, inView, next);
      if (!isSameRange(completed, whole)) startTransition(() => setRendered({ ...next, whole: completed }));
    }
  }, [total, columns, height, view]);
  const plan = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(step);
  }, [step]);

  // Each step that is on screen plans the next one.
  useLayoutEffect(() => {
    rendered.current = { from, to, whole: { from: wholeFrom, to: wholeTo } };
    plan();
  }, [from, to, wholeFrom, wholeTo, plan]);
  useEffect(() => {
    const follow = () => {
      const at = performance.now();
      const now = scrollY - top.current;
      velocity.current = {
        at,
        pxPerSecond: (1000 * Math.abs(now - offset.current)) / Math.max(1, at - velocity.current.at),
      };
      offset.current = now;
      step();
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame.current);
      removeEventListener('scroll', follow);
    };
  }, [step]);

  const locate = useCallback(() => {
    if (!list.current) return;
    const edge = list.current.getBoundingClientRect().top;
    top.current = edge + scrollY;
    offset.current = -edge;
    plan();
  }, [list, plan]);
  return { from: Math.min(from, total), to: Math.min(to, total), whole: now.whole, offset, locate };
}
