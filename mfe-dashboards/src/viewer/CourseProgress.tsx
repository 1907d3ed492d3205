import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import type { ViewerCourse } from './viewerApi.ts';

interface CourseProgressProps {
  readonly course: Pick<ViewerCourse, 'slug' | 'is_published'>;
  readonly percent: number;
  /** Minutes of the course that are left. */
  readonly left: number;
}

/** How far the learner is in the course and the way to its page; beside its name, or on phones below the module's. */
export function CourseProgress({ course, percent, left }: CourseProgressProps) {
  return (
    <Line>
      <strong>{texts.overall(percent)}</strong>
      {left > 0 ? <span>{texts.left(formatDuration(left))}</span> : null}
      {course.is_published ? <a href={`/formations/${course.slug}`}>{texts.back}</a> : null}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.9rem;
  margin-top: 0.5rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > strong {
    color: var(--ag-ink);
  }
  & > a {
    padding-block: 0.6rem;
    text-decoration-color: var(--ag-edge);
  }
  @media (min-width: 40rem) {
    display: none;
  }
`;
