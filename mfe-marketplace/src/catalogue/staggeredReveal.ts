import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a card fades in, in milliseconds. */
const REVEAL_MS = 320;
/** A list that is scrolled faster than this, in pixels per second, shows its cards at once: nobody waits for rows. */
const FAST_SCROLL = 1200;

/** How long the card at a place among those that come into view together waits, in milliseconds (marketplace §9). */
export function staggerDelay(index: number): number {
  return Math.min(100 * index, 1000);
}

interface RevealOptions {
  /** How far the list is scrolled, in pixels. */
  readonly offset: RefObject<number>;
  /** Ids of courses that are simply there, as the visitor has already seen them or waits for them. */
  readonly known: readonly string[];
  /** The list came with the page: what is in view when it is first looked at has appeared with it. */
  readonly isServed: boolean;
  /** Hears how high the highest of the cells is whose size has changed, in pixels. */
  readonly onHeight: (height: number) => void;
}

/**
 * Reveals cards one after the other when they are scrolled into view, each once. Nothing is hidden before: without
 * JavaScript, and for visitors who want less motion, cards are simply there.
 *
 * @returns a ref for the element of each card, with the course's id in `data-course`
 */
export function useStaggeredReveal({ offset, known, isServed, onHeight }: RevealOptions) {
  const seen = useRef(new Set<string>());
  for (const id of known) seen.current.add(id);
  const observer = useRef<IntersectionObserver>(undefined);
  const sizes = useRef<ResizeObserver>(undefined);
  const hasAppeared = useRef(!isServed);

  const open = useCallback(() => {
    const velocity = scrollVelocity(() => offset.current);
    observer.current = new IntersectionObserver((entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
      if (arrived.length === 0) return;
      const fresh = arrived
        .map(({ target }) => target as HTMLElement)
        .filter(({ dataset }) => dataset.course && !seen.current.has(dataset.course));
      for (const { dataset } of fresh) seen.current.add(dataset.course as string);
      const comesWithPage = !hasAppeared.current;
      hasAppeared.current = true;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (comesWithPage || velocity() > FAST_SCROLL || isCalm) return;
      fresh.forEach(reveal);
    });
    // Text grows in cards that are there already: larger letters, wider spacing, a face that comes late.
    sizes.current = new ResizeObserver((entries) =>
      onHeight(Math.max(...entries.map(({ borderBoxSize }) => borderBoxSize[0]?.blockSize ?? 0))),
    );
  }, [offset, onHeight]);

  useEffect(
    () => () => {
      observer.current?.disconnect();
      sizes.current?.disconnect();
    },
    [],
  );
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (!observer.current) open();
      observer.current?.observe(element);
      sizes.current?.observe(element);
      return () => {
        observer.current?.unobserve(element);
        sizes.current?.unobserve(element);
      };
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
