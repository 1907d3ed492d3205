import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';

/** Sizes of the list (marketplace §9), in pixels. */
export const LIST_HEIGHT = 600;
export const ROW_HEIGHT = { grid: 400, list: 200 } as const;
const OVERSCAN = 2;

interface CourseListProps {
  readonly layout: 'grid' | 'list';
  /** How many courses there are, loaded or not. */
  readonly total: number;
  /** The course at an index; undefined while its page is on the way. */
  readonly courseAt: (index: number) => CatalogueItem | undefined;
  /** How many courses the server has sent: what the page shows before it is virtual. */
  readonly served: number;
  readonly onRange: (first: number, last: number) => void;
  readonly children: (course: CatalogueItem) => ReactNode;
}

/**
 * The virtual list of courses. The server renders its first rows in the same box and sizes, so that nothing moves
 * when the list becomes virtual.
 */
export function CourseList({ layout, total, courseAt, served, onRange, children }: CourseListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller, layout);
  const [virtual, setVirtual] = useState(false);
  useEffect(() => setVirtual(true), []);
  const rows = Math.ceil(total / columns);
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT[layout],
    overscan: OVERSCAN,
    initialRect: { width: 0, height: LIST_HEIGHT },
  });
  const visible = virtualizer.getVirtualItems();
  const first = (visible[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((visible.at(-1)?.index ?? 0) + 1) * columns) - 1;
  useEffect(() => {
    if (virtual && total > 0) onRange(first, Math.max(first, last));
  }, [virtual, first, last, total, onRange]);

  const cell = (index: number) => {
    const course = courseAt(index);
    return <Cell key={course?.id ?? index}>{course ? children(course) : <p>{catalogueTexts.missingRow}</p>}</Cell>;
  };
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={catalogueTexts.list}>
      {virtual ? (
        <Track style={{ height: virtualizer.getTotalSize() }}>
          {visible.map((row) => (
            <VirtualRow key={row.key} $layout={layout} style={{ transform: `translateY(${row.start}px)` }}>
              {range(row.index * columns, Math.min(total, (row.index + 1) * columns)).map(cell)}
            </VirtualRow>
          ))}
        </Track>
      ) : (
        <Row $layout={layout}>{range(0, Math.min(served, total)).map(cell)}</Row>
      )}
    </Scroller>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Courses per row: 3, 2 or 1 by the width of the list (AMB-24). */
function useColumns(scroller: React.RefObject<HTMLElement | null>, layout: 'grid' | 'list'): number {
  const [columns, setColumns] = useState(3);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setColumns(element.clientWidth >= 900 ? 3 : element.clientWidth >= 600 ? 2 : 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [scroller]);
  return layout === 'list' ? 1 : columns;
}

const Scroller = styled.div`
  container-type: inline-size;
  height: ${LIST_HEIGHT}px;
  overflow-y: auto;
  overscroll-behavior: auto;
  scrollbar-gutter: stable;
`;

const Track = styled.div`
  position: relative;
`;

const Row = styled.ul<{ $layout: 'grid' | 'list' }>`
  display: grid;
  gap: 0 1.25rem;
  grid-auto-rows: ${({ $layout }) => ROW_HEIGHT[$layout]}px;
  grid-template-columns: minmax(0, 1fr);
  ${({ $layout }) =>
    $layout === 'grid' &&
    `@container (min-width: 600px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
     @container (min-width: 900px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }`}
`;

const VirtualRow = styled(Row)`
  position: absolute;
  inset: 0 0 auto 0;
`;

const Cell = styled.li`
  min-width: 0;
  padding: 1px 1px 1.25rem;
`;
