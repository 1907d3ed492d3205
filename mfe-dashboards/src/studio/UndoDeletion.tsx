import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { type OwnCourse, useRestoreCourseMutation } from './studioApi.ts';

const texts = studioTexts.remove;
/** How long a deletion can be undone, in milliseconds (AMB-43). */
export const UNDO_MS = 10_000;

interface UndoDeletionProps {
  readonly course: OwnCourse;
  readonly onGone: () => void;
}

/** Says that a course was deleted, with a way back for ten seconds. */
export function UndoDeletion({ course, onGone }: UndoDeletionProps) {
  const [restore, { isLoading, isSuccess }] = useRestoreCourseMutation();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // An undo that was asked for in time is waited for.
    if (isOver && !isLoading) onGone();
  }, [isOver, isLoading, onGone]);
  return (
    <Bar role="status">
      {isSuccess ? texts.undone(course.title) : texts.done(course.title)}
      {isSuccess ? null : (
        <Button type="button" $look="quiet" disabled={isLoading} onClick={() => void restore(course.id)}>
          {texts.undo}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  min-height: 3.5rem;
  margin-bottom: 1.25rem;
  padding: 0.35rem 1.25rem;
  border-radius: var(--ag-radius);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
`;
