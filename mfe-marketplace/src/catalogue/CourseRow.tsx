import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { memo, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { CardBoundary } from './CardBoundary.tsx';
import { CardNotice } from './CardNotice.tsx';

/** Heights of rows (marketplace §9), in pixels. */
export const ROW_HEIGHT = { grid: 400, list: 200 } as const;

interface CourseRowProps {
  readonly layout: 'grid' | 'list';
  readonly columns: number;
  /** Place in the list of the row's first course. */
  readonly first: number;
  /** Places of the courses to render, the last one excluded; those before keep their places free. */
  readonly from: number;
  readonly to: number;
  readonly courseAt: (index: number) => CatalogueItem | null | undefined;
  /** Ref of each card's element; absent as long as the list is the server's. */
  readonly observe?: (element: HTMLElement | null) => (() => void) | undefined;
  readonly children: (course: CatalogueItem) => ReactNode;
}

/** A row of the virtual list at its place: courses side by side. Rendered again only when something in it changes. */
export const CourseRow = memo(function CourseRow({ layout, columns, ...cells }: CourseRowProps) {
  const top = (cells.first / columns) * ROW_HEIGHT[layout];
  return (
    <Row $layout={layout} $columns={columns} style={{ transform: `translateY(${top}px)` }}>
      <CourseCells {...cells} />
    </Row>
  );
});

/** The cells of courses. One that cannot be read, or is still on the way, keeps its place. */
export function CourseCells({
  first,
  from,
  to,
  courseAt,
  observe,
  children,
}: Omit<CourseRowProps, 'layout' | 'columns'>) {
  return Array.from({ length: Math.max(0, to - first) }, (_, place) => {
    const index = first + place;
    if (index < from) return <Cell key={index} />;
    const course = courseAt(index);
    return (
      <Cell key={course?.id ?? index} ref={observe} data-course={course?.id}>
        {course ? (
          <CardBoundary>{children(course)}</CardBoundary>
        ) : (
          <CardNotice $waiting={course === undefined}>
            {course === null ? catalogueTexts.unavailableCard : catalogueTexts.missingRow}
          </CardNotice>
        )}
      </Cell>
    );
  });
}

export const rowLayout = css<{ $layout: 'grid' | 'list' }>`
  display: grid;
  grid-auto-rows: ${({ $layout }) => ROW_HEIGHT[$layout]}px;
  gap: 0 1.25rem;
`;

const Row = styled.ul<{ $layout: 'grid' | 'list'; $columns: number }>`
  ${rowLayout}
  position: absolute;
  inset: 0 0 auto 0;
  /* A new row lays out, styles and paints nothing but itself. */
  contain: layout style;
  will-change: transform;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
`;

const Cell = styled.li`
  min-width: 0;
  padding: 1px 1px 1.25rem;
`;
