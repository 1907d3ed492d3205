import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { appearanceDelay, useAppearance } from './appearance.ts';
import { CardBoundary } from './CardBoundary.tsx';
import { CardNotice } from './CardNotice.tsx';
import { keepPosition, keptPosition } from './listPosition.ts';

/** Sizes of the list (marketplace §9), in pixels. */
export const LIST_HEIGHT = 600;
export const ROW_HEIGHT = { grid: 400, list: 200 } as const;
/** Rows that are rendered above and below those in view (§9). */
const OVERSCAN = 2;

interface CourseListProps {
  readonly layout: 'grid' | 'list';
  /** How many courses there are, loaded or not. */
  readonly total: number;
  /** Where the list opens: the first course of the page that the address asks for. */
  readonly start: number;
  /** What the list shows; another address opens at its own place. */
  readonly address: string;
  /** Another list is on the way. */
  readonly isBusy: boolean;
  /** How many courses the server has sent: what the page shows before it is virtual. */
  readonly served: number;
  /** The course at a place; null when it cannot be read, undefined while its page is on the way. */
  readonly courseAt: (index: number) => CatalogueItem | null | undefined;
  readonly onRange: (first: number, last: number) => void;
  readonly children: (course: CatalogueItem) => ReactNode;
}

/**
 * The virtual list of courses. The server renders its first rows in the same box and sizes, so that nothing moves
 * when the list becomes virtual.
 */
export function CourseList({
  layout,
  total,
  start,
  address,
  isBusy,
  served,
  courseAt,
  onRange,
  children,
}: CourseListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(0);
  const rows = Math.ceil(total / Math.max(1, columns));
  const hydrating = useRef(!useHydrated());
  const observe = useAppearance(scroller, hydrating.current ? idsOf(start, served, courseAt) : []);
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT[layout],
    overscan: OVERSCAN,
    initialRect: { width: 0, height: LIST_HEIGHT },
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setColumns(columnsOf(element.clientWidth, layout));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what brings the list to its opening place.
  useLayoutEffect(() => {
    if (columns === 0) return;
    virtualizer.scrollToOffset(keptPosition() ?? Math.floor(start / columns) * ROW_HEIGHT[layout]);
  }, [columns, start, layout, address, virtualizer]);

  const visible = virtualizer.getVirtualItems();
  const first = (visible[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((visible.at(-1)?.index ?? 0) + 1) * columns) - 1;
  useEffect(() => {
    if (columns > 0) onRange(first, Math.max(first, last));
  }, [columns, first, last, onRange]);

  const cell = (index: number) => {
    const course = courseAt(index);
    return (
      <Cell key={course?.id ?? index} ref={columns > 0 ? observe : undefined} data-course={course?.id}>
        {course ? (
          <CardBoundary>{children(course)}</CardBoundary>
        ) : (
          <CardNotice $waiting={course === undefined}>
            {course === null ? catalogueTexts.unavailableCard : catalogueTexts.missingRow}
          </CardNotice>
        )}
      </Cell>
    );
  };
  return (
    <Scroller
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={catalogueTexts.list}
      aria-busy={isBusy}
      onScroll={(event) => keepPosition(event.currentTarget.scrollTop)}
    >
      {columns > 0 ? (
        <Track style={{ height: virtualizer.getTotalSize() }}>
          {visible.map((row) => (
            <VirtualRow
              key={row.key}
              $layout={layout}
              $columns={columns}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {range(row.index * columns, Math.min(total, (row.index + 1) * columns)).map(cell)}
            </VirtualRow>
          ))}
        </Track>
      ) : (
        <ServedRows $layout={layout}>{range(start, Math.min(start + served, total)).map(cell)}</ServedRows>
      )}
    </Scroller>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function idsOf(start: number, count: number, courseAt: CourseListProps['courseAt']): string[] {
  return range(start, start + count).flatMap((index) => courseAt(index)?.id ?? []);
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
  scrollbar-gutter: stable;
  /* The list goes on below its edge. */
  mask-image: linear-gradient(#000 calc(100% - 1.5rem), transparent);
  transition: opacity 0.15s linear;
  &[aria-busy='true'] {
    opacity: 0.55;
    /* The load delay of marketplace §9: an answer that comes sooner dims nothing. */
    transition-delay: 0.1s;
  }
`;

const Track = styled.div`
  position: relative;
`;

const row = css`
  display: grid;
  gap: 0 1.25rem;
`;

const VirtualRow = styled.ul<{ $layout: 'grid' | 'list'; $columns: number }>`
  ${row}
  position: absolute;
  inset: 0 0 auto 0;
  /* A new row lays out and styles nothing but itself. */
  contain: layout style;
  grid-auto-rows: ${({ $layout }) => ROW_HEIGHT[$layout]}px;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const ServedRows = styled.ul<{ $layout: 'grid' | 'list' }>`
  ${row}
  grid-auto-rows: ${({ $layout }) => ROW_HEIGHT[$layout]}px;
  grid-template-columns: minmax(0, 1fr);
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
  @media (prefers-reduced-motion: no-preference) {
    & > li {
      animation: ${arrive} 0.32s var(--ag-ease) ${appearanceDelay(10)}ms backwards;
    }
    ${range(0, 10).map((index) => `& > li:nth-child(${index + 1}) { animation-delay: ${appearanceDelay(index)}ms; }`)}
  }
`;

const Cell = styled.li`
  min-width: 0;
  padding: 1px 1px 1.25rem;
`;
