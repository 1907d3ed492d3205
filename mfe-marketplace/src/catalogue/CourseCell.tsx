import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { frameTexts } from '../content/frame.ts';
import { CardBoundary } from './CardBoundary.tsx';
import { CardNotice } from './CardNotice.tsx';
import type { ListedCourse } from './readCatalogue.ts';

interface CourseCellProps {
  /** Null when the course cannot be read, undefined while it is on the way. */
  readonly course: ListedCourse | null | undefined;
  /** The card shows little more than its title. */
  readonly isBrief: boolean;
  /** Its number in the list, from 1; absent as long as the list is the server's. */
  readonly place: number | undefined;
  readonly total: number;
  /** Column of the grid, from 1, where it does not follow from the course before. */
  readonly column: number | undefined;
  /** Ref of the cell's element; absent as long as the list is the server's. */
  readonly observe: ((element: HTMLElement | null) => (() => void) | undefined) | undefined;
  readonly children: (course: ListedCourse, isBrief: boolean) => ReactNode;
}

/** The place of one course in the list. One that cannot be read, or is still on the way, keeps its place. */
export const CourseCell = memo(function CourseCell({
  course,
  isBrief,
  place,
  total,
  column,
  observe,
  children,
}: CourseCellProps) {
  return (
    <Cell
      ref={observe}
      aria-posinset={place}
      aria-setsize={place ? total : undefined}
      data-course={course?.id}
      data-brief={isBrief ? '' : undefined}
      style={column ? { gridColumnStart: column } : undefined}
    >
      {course ? (
        <CardBoundary>{children(course, isBrief)}</CardBoundary>
      ) : (
        <CardNotice $waiting={course === undefined}>
          {course === null ? catalogueTexts.unavailableCard : frameTexts.loading}
        </CardNotice>
      )}
    </Cell>
  );
});

const Cell = styled.li`
  display: grid;
  min-width: 0;
  padding: 1px 1px var(--row-gap, 1.5rem);
  /* A new card lays out and styles nothing but itself. */
  contain: layout style;
`;
