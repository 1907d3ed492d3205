import { useEffect, useState } from 'react';
import { studioTexts } from '../content/studio.ts';
import { UndoBar } from '../member/UndoBar.tsx';
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
    <UndoBar action={texts.undo} onUndo={isSuccess ? undefined : () => void restore(course.id)} isBusy={isLoading}>
      {isSuccess ? texts.undone(course.title) : texts.done(course.title)}
    </UndoBar>
  );
}
