import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { CourseCell } from './CourseCell.tsx';
import { savedScrollOffset, saveScrollOffset } from './scrollRestoration.ts';
import { staggerDelay, useStaggeredReveal } from './staggeredReveal.ts';
import { useVirtualList } from './useVirtualList.ts';
import { type CourseRange, LIST_HEIGHT, ROW_HEIGHT, visibleRange } from './virtualRange.ts';

interface CourseListProps {
  readonly layout: 'grid' | 'list';
  /** How many courses there are, loaded or not. */
  readonly total: number;
  /** Where the list opens: the first course of the page that the address asks for. */
  readonly start: number;
  /** What the list shows; another address opens at its own place. */
  readonly address: string;
  /** The list came with the page: its first cards appear one after the other. Those of an answer are there at once. */
  readonly isOpening: boolean;
  /** Another list is on the way, and takes its time. */
  readonly isBusy: boolean;
  /** How many courses the server has sent: what the list shows before it is virtual. */
  readonly served: number;
  /** The course at a place; null when it cannot be read, undefined while its page is on the way. */
  readonly courseAt: (index: number) => CatalogueItem | null | undefined;
  readonly onRange: (first: number, last: number) => void;
  readonly children: (course: CatalogueItem, isBrief: boolean) => ReactNode;
}

/**
 * The virtual list of courses: some cards of a grid that has room for all. The server renders its first cards, which
 * stay what they are when the list becomes virtual.
 */
export function CourseList({
  layout,
  total,
  start,
  address,
  isOpening,
  isBusy,
  served,
  courseAt,
  onRange,
  children,
}: CourseListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  const hydrating = useRef(!useHydrated());
  const asServed = useRef(hydrating.current);
  const height = ROW_HEIGHT[layout];
  const opening = { from: start, to: isOpening ? Math.min(start + served, total) : start };
  const { from, to, whole, offset, scrollTo } = useVirtualList(
    scroller,
    { total, columns, height },
    opening,
    address,
    saveScrollOffset,
  );
  const perRow = Math.max(1, columns);
  const first = visibleRange({ total, columns: perRow, height }, Math.floor(start / perRow) * height);
  const there = isOpening ? { from: start, to: hydrating.current ? opening.to : start } : first;
  const observe = useStaggeredReveal(scroller, offset, idsOf(there, courseAt));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setColumns(columnsOf(element.clientWidth, layout));
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(element);
    // What the server has sent stands where it belongs already; there is time until somebody scrolls it.
    if (!hydrating.current) measure();
    return () => observer.disconnect();
  }, [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what brings the list to its opening place.
  useLayoutEffect(() => {
    if (columns === 0) return;
    const place = Math.floor(start / columns) * height;
    // The server's list begins at its opening place, and may have been scrolled before it became virtual.
    if (asServed.current) scrollTo(place + (scroller.current?.scrollTop ?? 0));
    else scrollTo(savedScrollOffset() ?? place);
    asServed.current = false;
  }, [columns, start, height, address, scrollTo]);
  useEffect(() => {
    if (columns > 0) onRange(from, Math.max(from, to - 1));
  }, [columns, from, to, onRange]);

  const isVirtual = columns > 0;
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={catalogueTexts.list} aria-busy={isBusy}>
        <Courses
          $layout={layout}
          data-served={isVirtual ? undefined : ''}
          style={
            isVirtual
              ? { height: Math.ceil(total / columns) * height, paddingTop: Math.floor(from / columns) * height }
              : undefined
          }
        >
          {range(from, to).map((index) => {
            const course = courseAt(index);
            return (
              <CourseCell
                key={course?.id ?? index}
                course={course}
                isBrief={index < whole.from || index >= whole.to}
                column={isVirtual && index === from ? (from % columns) + 1 : undefined}
                observe={isVirtual ? observe : undefined}
              >
                {children}
              </CourseCell>
            );
          })}
        </Courses>
      </Scroller>
    </Frame>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function idsOf({ from, to }: CourseRange, courseAt: CourseListProps['courseAt']): string[] {
  return range(from, to).flatMap((index) => courseAt(index)?.id ?? []);
}

/** Courses per row: 3, 2 or 1 by the width of the list in pixels (AMB-24), always 1 in the list layout. */
function columnsOf(width: number, layout: 'grid' | 'list'): number {
  if (layout === 'list') return 1;
  return width >= 900 ? 3 : width >= 600 ? 2 : 1;
}

const Scroller = styled.div`
  container-type: inline-size;
  height: ${LIST_HEIGHT}px;
  overflow-y: auto;
  overscroll-behavior: auto;
  /* Rows have places of their own: nothing that comes or goes can move them. */
  overflow-anchor: none;
  scrollbar-gutter: stable;
  /* Without a layer of its own the list would be painted again at every step. */
  will-change: scroll-position;
  transition: opacity 0.15s linear;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/* The list goes on below its edge. A gradient overlay, as a mask would be painted again with every row. */
const Frame = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 1.5rem;
    background: linear-gradient(transparent, var(--ag-ground));
    pointer-events: none;
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Courses = styled.ul<{ $layout: 'grid' | 'list' }>`
  box-sizing: border-box;
  display: grid;
  grid-auto-rows: ${({ $layout }) => ROW_HEIGHT[$layout]}px;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 1.25rem;
  ${({ $layout }) =>
    $layout === 'grid' &&
    css`
      @container (min-width: 600px) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @container (min-width: 900px) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}
  &[data-served] > li {
    ${({ $layout }) => laidOutWhenNear(`${ROW_HEIGHT[$layout]}px`)}
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-served] > li {
      animation: ${arrive} 0.32s var(--ag-ease) ${staggerDelay(10)}ms backwards;
    }
    ${range(0, 10).map((index) => `&[data-served] > li:nth-child(${index + 1}) { animation-delay: ${staggerDelay(index)}ms; }`)}
  }
`;
