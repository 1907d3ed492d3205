import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CourseSpan, isSameSpan, type ListShape, spanAround, spanInView, stepTowards } from './courseSpan.ts';

interface VirtualList extends CourseSpan {
  /** How far the list is scrolled, in pixels; known without asking the browser, which would lay out the page for it. */
  readonly offset: RefObject<number>;
  readonly scrollTo: (offset: number) => void;
}

/**
 * The courses to render of a long list. Those that come into view are rendered at once, those beside them one in a frame
 * and between other work, so that scrolling never waits for them.
 *
 * @param columns 0 as long as they are not known: the list stays as it opens
 * @param opening the courses that it opens with; none when it comes as an answer
 * @param address of what the list shows: another one has only what is in view at first, so that answers are there soon
 * @param onScroll hears how far the list is scrolled, in pixels
 */
export function useVirtualList(
  scroller: RefObject<HTMLElement | null>,
  { total, columns, height }: ListShape,
  opening: CourseSpan,
  address: string,
  onScroll: (offset: number) => void,
): VirtualList {
  const offset = useRef(0);
  const [moved, setSpan] = useState<CourseSpan>();
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (columns > 0) setSpan(spanInView({ total, columns, height }, 0));
  }
  const start = columns > 0 ? Math.floor(opening.from / columns) * height : 0;
  const around = opening.to > opening.from ? spanAround : spanInView;
  const span = moved ?? (columns > 0 ? around({ total, columns, height }, start) : opening);
  const { from, to } = span;
  const rendered = useRef(span);
  const frame = useRef(0);

  const step = useCallback(() => {
    if (columns === 0) return;
    const shape = { total, columns, height };
    const [wanted, inView] = [spanAround(shape, offset.current), spanInView(shape, offset.current)];
    const next = stepTowards(wanted, inView, rendered.current);
    if (isSameSpan(next, rendered.current)) return;
    const isUrgent = inView.from < rendered.current.from || inView.to > rendered.current.to;
    if (isUrgent) setSpan(next);
    else startTransition(() => setSpan(next));
  }, [total, columns, height]);
  const plan = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(step);
  }, [step]);

  // Each step that is on screen plans the next one.
  useLayoutEffect(() => {
    rendered.current = { from, to };
    plan();
  }, [from, to, plan]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const follow = () => {
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
      const { from, to } = spanInView({ total, columns, height }, offset.current);
      if (from < rendered.current.from || to > rendered.current.to) step();
    },
    [scroller, step, total, columns, height],
  );
  return { from: Math.min(from, total), to: Math.min(to, total), offset, scrollTo };
}
