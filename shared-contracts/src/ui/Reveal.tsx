import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface RevealProps {
  readonly children: ReactNode;
  /** Wait before it moves, in milliseconds. */
  readonly delay?: number;
  /** Where it comes from. */
  readonly direction?: 'up' | 'left' | 'right';
}

/** How much of a block must be in view, and how far outside the window that begins (marketing-site §2 "Fade-in"). */
export const REVEAL_OPTIONS: IntersectionObserverInit = { threshold: 0.1, rootMargin: '50px' };

const shifts = { up: '0, 1.5rem', left: '-1.5rem, 0', right: '1.5rem, 0' } as const;

/**
 * A block that fades in once, when it enters the view. It is visible in the server's HTML; only blocks that are still
 * below the window when the page comes alive are hidden for it, and none when the visitor wants little motion.
 */
export function Reveal({ children, delay = 0, direction = 'up' }: RevealProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = block.current;
    const isBelow = element && element.getBoundingClientRect().top > innerHeight + 50;
    if (!isBelow || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      element.dataset.reveal = 'shown';
    }, REVEAL_OPTIONS);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Block ref={block} $delay={delay} $shift={shifts[direction]}>
      {children}
    </Block>
  );
}

const Block = styled.div<{ $delay: number; $shift: string }>`
  &[data-reveal='waiting'] {
    opacity: 0;
    transform: translate(${({ $shift }) => $shift});
  }
  &[data-reveal='shown'] {
    transition:
      opacity 0.6s var(--ag-ease) ${({ $delay }) => $delay}ms,
      transform 0.6s var(--ag-ease) ${({ $delay }) => $delay}ms;
  }
`;
