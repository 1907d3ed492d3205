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
  /** How far the list is scrolled, in pixels; known without asking the browser, which would lay out the page for it. */
  readonly offset: RefObject<number>;
  readonly scrollTo: (offset: number) => void;
}

/** All cards of a range are whole. */
const wholly = (range: CourseRange): Rendered => ({ ...range, whole: range });

/**
 * The courses to render of a long list. Those that come into view are rendered at once, those beside them one in a frame
 * and between other work, so that scrolling never waits for them. Cards that come while the visitor scrolls fast, and those
 * beside the view, come brief and are completed one in a frame.
 *
 * @param columns 0 as long as they are not known: the list stays as it opens
 * @param opening the courses that it opens with; none when it comes as an answer
 * @param address of what the list shows: another one has only what is in view at first, so that answers are there soon
 * @param onScroll hears how far the list is scrolled, in pixels
 */
export function useVirtualList(
  scroller: RefObject<HTMLElement | null>,
  { total, columns, height }: ListShape,
  opening: CourseRange,
  address: string,
  onScroll: (offset: number) => void,
): VirtualList {
  const offset = useRef(0);
  const velocity = useRef({ at: 0, pxPerSecond: 0 });
  const [moved, setRendered] = useState<Rendered>();
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (columns > 0) setRendered(wholly(visibleRange({ total, columns, height }, 0)));
  }
  const start = columns > 0 ? Math.floor(opening.from / columns) * height : 0;
  const around = opening.to > opening.from ? overscannedRange : visibleRange;
  const now = moved ?? wholly(columns > 0 ? around({ total, columns, height }, start) : opening);
  const { from, to } = now;
  const wholeFrom = now.whole.from;
  const wholeTo = now.whole.to;
  const rendered = useRef(now);
  const frame = useRef(0);

  const step = useCallback(() => {
    if (columns === 0) return;
    const shape = { total, columns, height };
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
  }, [total, columns, height]);
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
    const element = scroller.current;
    if (!element) return;
    const follow = () => {
      const at = performance.now();
      const distance = Math.abs(element.scrollTop - offset.current);
      velocity.current = { at, pxPerSecond: (1000 * distance) / Math.max(1, at - velocity.current.at) };
      offset.current = element.scrollTop;
      onScroll(offset.current);
      step();
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame.current);
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, onScroll, step]);

  const scrollTo = useCallback(
    (top: number) => {
      if (scroller.current) scroller.current.scrollTop = top;
      offset.current = scroller.current?.scrollTop ?? 0;
      const { from, to } = visibleRange({ total, columns, height }, offset.current);
      if (from < rendered.current.from || to > rendered.current.to) step();
    },
    [scroller, step, total, columns, height],
  );
  return { from: Math.min(from, total), to: Math.min(to, total), whole: now.whole, offset, scrollTo };
}
