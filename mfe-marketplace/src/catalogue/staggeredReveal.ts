import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a card fades in, in milliseconds. */
const REVEAL_MS = 320;
/** A list that is scrolled faster than this, in pixels per second, shows its cards at once: nobody waits for rows. */
const FAST_SCROLL = 1200;

/** How long the card at a place among those that come into view together waits, in milliseconds (marketplace §9). */
export function staggerDelay(index: number): number {
  return Math.min(100 * index, 1000);
}

/**
 * Reveals cards one after the other when they are scrolled into view, each once. Nothing is hidden before: without
 * JavaScript, and for visitors who want less motion, cards are simply there.
 *
 * @param offset how far the list is scrolled, in pixels
 * @param known ids of courses that are simply there, as the visitor has already seen them or waits for them
 * @returns a ref for the element of each card, with the course's id in `data-course`
 */
export function useStaggeredReveal(
  scroller: RefObject<HTMLElement | null>,
  offset: RefObject<number>,
  known: readonly string[],
) {
  const seen = useRef(new Set<string>());
  for (const id of known) seen.current.add(id);
  const observer = useRef<IntersectionObserver>(undefined);

  const open = useCallback(() => {
    const velocity = scrollVelocity(() => offset.current);
    observer.current = new IntersectionObserver(
      (entries) => {
        const arrived = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target as HTMLElement);
        const fresh = arrived.filter(({ dataset }) => dataset.course && !seen.current.has(dataset.course));
        for (const { dataset } of fresh) seen.current.add(dataset.course as string);
        if (velocity() > FAST_SCROLL || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        fresh.forEach(reveal);
      },
      { root: scroller.current },
    );
    return observer.current;
  }, [scroller, offset]);

  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      (observer.current ?? open()).observe(element);
      return () => observer.current?.unobserve(element);
    },
    [open],
  );
}

function reveal(element: HTMLElement, index: number) {
  element.animate?.([{ opacity: 0, transform: 'translateY(12px)' }, {}], {
    duration: REVEAL_MS,
    delay: staggerDelay(index),
    easing: 'cubic-bezier(.2,.7,.2,1)',
    fill: 'backwards',
  });
}

/** Pixels per second since it was asked last. */
function scrollVelocity(position: () => number) {
  let last = { at: performance.now(), position: position() };
  return () => {
    const now = { at: performance.now(), position: position() };
    const speed = (Math.abs(now.position - last.position) / Math.max(1, now.at - last.at)) * 1000;
    last = now;
    return speed;
  };
}
