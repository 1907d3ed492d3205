import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled, { css, keyframes } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import { CourseCell } from './CourseCell.tsx';
import type { ListedCourse } from './readCatalogue.ts';
import { staggerDelay, useStaggeredReveal } from './staggeredReveal.ts';
import { useVirtualList } from './useVirtualList.ts';
import { type CourseRange, FIRST_HEIGHT, ROW_REM, visibleRange } from './virtualRange.ts';

interface CourseListProps {
  readonly layout: 'grid' | 'list';
  /** How many courses there are, loaded or not. */
  readonly total: number;
  /** Where the list begins: the first course of the page that the address asks for. Those before it are on other pages. */
  readonly start: number;
  /** What the list shows; another address begins at its first row. */
  readonly address: string;
  /** The list came with the page: its first cards appear one after the other. Those of an answer are there at once. */
  readonly isOpening: boolean;
  /** Another list is on the way, and takes its time. */
  readonly isBusy: boolean;
  /** How many courses the server has sent: what the list shows before it is virtual. */
  readonly served: number;
  /** The course at a place; null when it cannot be read, undefined while its page is on the way. */
  readonly courseAt: (index: number) => ListedCourse | null | undefined;
  readonly onRange: (first: number, last: number) => void;
  readonly children: (course: ListedCourse, isBrief: boolean) => ReactNode;
}

/** What the window makes of the list; no columns as long as nobody has looked. */
interface Measured {
  readonly columns: number;
  /** Of the list, in pixels. */
  readonly width: number;
  /** Of a row of cards that all have room in it, in pixels. */
  readonly least: number;
  /** Of a row, in pixels. */
  readonly height: number;
  readonly view: number;
}

/**
 * The virtual list of courses, which scrolls with the page: some cards of a grid that has room for all. The server renders
 * its first cards, which stay what they are when the list becomes virtual.
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
  const probe = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [{ columns, width, height, view }, setMeasured] = useState<Measured>(nothingMeasured);
  const hydrating = useRef(!useHydrated());
  const rest = Math.max(0, total - start);
  const opening = { from: 0, to: isOpening ? Math.min(served, rest) : 0 };
  const { from, to, whole, offset, locate } = useVirtualList(
    list,
    { total: rest, columns, height, view },
    opening,
    address,
  );
  const perRow = Math.max(1, columns);
  const first = visibleRange({ total: rest, columns: perRow, height: height || 1, view }, Math.min(0, offset.current));
  const before = useRef(height);
  const grow = useCallback(
    // Nothing is cut: the rows of all are as high as the one with the most to say.
    (cell: number) => {
      if (cell <= before.current + 1) return;
      // A window on its way to another width, or of none as while a picture is taken of it, has rows that stay in no other.
      const wide = probe.current?.clientWidth;
      setMeasured((known) =>
        known.columns > 0 && known.width === wide && cell > known.height + 1 ? { ...known, height: cell } : known,
      );
    },
    [],
  );
  const observe = useStaggeredReveal({
    offset,
    known: isOpening ? [] : idsOf(first, (index) => courseAt(start + index)),
    isServed: hydrating.current,
    onHeight: grow,
  });

  useLayoutEffect(() => {
    if (!probe.current) return;
    const { current: row } = probe;
    const measure = () => {
      setMeasured((known) => measured(known, row, layout, cellsOf(list.current)));
      locate();
    };
    // The page's height tells what happens above the list; the probe tells how wide it is and how large its text.
    // A list that is being left is measured no more: the page that takes its place would wait for it.
    const observer = new ResizeObserver(() => (row.checkVisibility?.() ?? true) && startTransition(measure));
    observer.observe(row);
    observer.observe(document.body);
    addEventListener('resize', measure);
    // What the server has sent stands where it belongs already; there is time until somebody scrolls it.
    if (!hydrating.current) measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [layout, locate]);

  useLayoutEffect(() => {
    const grown = height / before.current;
    // What is in view stays in view when the rows above it grow.
    if (before.current > 0 && grown !== 1 && offset.current > 0)
      scrollBy({ top: offset.current * (grown - 1), behavior: 'instant' });
    before.current = height;
    // A card that needs more than the new height has not changed its own, and was not asked at the new width: nobody else tells.
    if (width > 0) grow(Math.max(0, ...cellsOf(list.current).map(({ offsetHeight }) => offsetHeight)));
  }, [width, height, offset, grow]);
  useEffect(() => {
    if (columns > 0) onRange(start + from, start + Math.max(from, to - 1));
  }, [columns, start, from, to, onRange]);

  const isVirtual = columns > 0;
  // Paper is not scrolled: it has every course that is there, whole.
  const isPrinting = usePrinting();
  const shown = isPrinting ? range(0, rest).filter((index) => courseAt(start + index)) : range(from, to);
  return (
    <Frame role="region" aria-label={catalogueTexts.list} aria-busy={isBusy}>
      <Probe ref={probe} $layout={layout} aria-hidden="true" />
      <Courses
        ref={list}
        $layout={layout}
        data-served={isVirtual ? undefined : ''}
        style={
          isVirtual
            ? ({
                '--row': `${height}px`,
                height: Math.ceil(rest / columns) * height,
                paddingTop: Math.floor(from / columns) * height,
              } as CSSProperties)
            : undefined
        }
      >
        {shown.map((index) => {
          const course = courseAt(start + index);
          return (
            <CourseCell
              key={course?.id ?? index}
              course={course}
              place={isVirtual ? start + index + 1 : undefined}
              total={total}
              isBrief={!isPrinting && (index < whole.from || index >= whole.to)}
              column={isVirtual && !isPrinting && index === from ? (from % columns) + 1 : undefined}
              observe={isVirtual ? observe : undefined}
            >
              {children}
            </CourseCell>
          );
        })}
      </Courses>
    </Frame>
  );
}

const nothingMeasured: Measured = { columns: 0, width: 0, least: 0, height: 0, view: FIRST_HEIGHT };

/** Widths of the list from which it has two and three columns (AMB-24), in rem: larger text has fewer. */
const TWO_COLUMNS = 34;
const THREE_COLUMNS = 52;

/**
 * Reads the browser's layout. Rows that had to grow stay so until width or text size change.
 *
 * @param row an element as high as a row is at least, and as wide as the list
 * @param cells those on the page: the server's rows are as high as their text already
 */
function measured(known: Measured, row: HTMLElement, layout: 'grid' | 'list', cells: readonly HTMLElement[]): Measured {
  const least = row.clientHeight;
  const width = row.clientWidth;
  // Nothing is laid out: the page is hidden.
  if (least === 0 || width === 0) return known;
  const rem = (width / least) * ROW_REM[layout];
  const columns = layout === 'list' ? 1 : rem >= THREE_COLUMNS ? 3 : rem >= TWO_COLUMNS ? 2 : 1;
  const isSame = known.width === width && known.least === least;
  if (isSame && known.view === innerHeight) return known;
  const highest = Math.max(least, ...(known.columns === 0 ? cells.map(({ offsetHeight }) => offsetHeight) : []));
  return { columns, width, least, height: isSame ? known.height : highest, view: innerHeight };
}

const cellsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[];

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function idsOf({ from, to }: CourseRange, courseAt: CourseListProps['courseAt']): string[] {
  return range(from, to).flatMap((index) => courseAt(index)?.id ?? []);
}

const Frame = styled.section`
  position: relative;
  container-type: inline-size;
  transition: opacity 0.15s linear;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Probe = styled.div<{ $layout: 'grid' | 'list' }>`
  position: absolute;
  z-index: -1;
  width: 100%;
  height: ${({ $layout }) => ROW_REM[$layout]}rem;
  visibility: hidden;
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Courses = styled.ul<{ $layout: 'grid' | 'list' }>`
  box-sizing: border-box;
  display: grid;
  /* A row grows with its card, however high the list is said to be. */
  grid-auto-rows: max-content;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0 1.5rem;
  /* Rows have places of their own: nothing that comes or goes can move them. */
  overflow-anchor: none;
  ${({ $layout }) => $layout === 'list' && '--row-gap: 1rem;'}
  ${({ $layout }) =>
    $layout === 'grid' &&
    css`
      @container (min-width: ${TWO_COLUMNS}rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @container (min-width: ${THREE_COLUMNS}rem) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}
  /* No room for what is scrolled to. */
  @media print {
    height: auto !important;
    padding-top: 0 !important;
  }
  & > li {
    box-sizing: border-box;
    min-height: var(--row, ${({ $layout }) => ROW_REM[$layout]}rem);
  }
  /* The first is on the screen. */
  &[data-served] > li:nth-child(n + 2) {
    /* The cell's space below is no content. */
    ${({ $layout }) => laidOutWhenNear(`calc(${ROW_REM[$layout]}rem - 1px - var(--row-gap, 1.5rem))`)}
  }
  @media (prefers-reduced-motion: no-preference) {
    ${range(0, 6).map(
      (index) =>
        css`&[data-served] > li:nth-child(${index + 1}) > * { animation: ${arrive} 0.32s var(--ag-ease) ${staggerDelay(index)}ms backwards; }`,
    )}
  }
`;
