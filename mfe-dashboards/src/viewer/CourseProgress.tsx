import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';

interface CourseProgressProps {
  readonly percent: number;
  /** Minutes of the course that are left. */
  readonly left: number;
}

/** How far the learner is in the course, for phones: their bar has no room for it. */
export function CourseProgress({ percent, left }: CourseProgressProps) {
  return (
    <Line>
      <strong>{texts.overall(percent)}</strong>
      {left > 0 ? <span>{texts.left(formatDuration(left))}</span> : null}
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
  @media (min-width: 40rem) {
    display: none;
  }
`;
