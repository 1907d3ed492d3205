import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { CardBoundary } from './CardBoundary.tsx';
import { CardNotice } from './CardNotice.tsx';

interface CourseRowProps {
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

/** Courses side by side. One that cannot be read, or is still on the way, keeps its place. */
export const CourseRow = memo(function CourseRow({ first, from, to, courseAt, observe, children }: CourseRowProps) {
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
});

const Cell = styled.li`
  min-width: 0;
  padding: 1px 1px 1.25rem;
`;
