import { useEffect, useState } from 'react';
import { studioTexts } from '../content/studio.ts';
import { UndoBar } from '../member/UndoBar.tsx';
import { useUnhurried } from '../member/useUnhurried.ts';
import { type OwnCourse, useRestoreCourseMutation } from './studioApi.ts';

const texts = studioTexts.remove;
/** How long a deletion can be undone once nobody is at its bar, in milliseconds (AMB-43). */
export const UNDO_MS = 10_000;

interface UndoDeletionProps {
  readonly course: OwnCourse;
  readonly onGone: () => void;
}

/** Says that a course was deleted, with a way back for ten seconds, and for as long as somebody is at it. */
export function UndoDeletion({ course, onGone }: UndoDeletionProps) {
  const [restore, { isLoading, isSuccess }] = useRestoreCourseMutation();
  const [isOver, setOver] = useState(false);
  const unhurried = useUnhurried(UNDO_MS, () => setOver(true));
  useEffect(() => {
    // An undo that was asked for in time is waited for.
    if (isOver && !isLoading) onGone();
  }, [isOver, isLoading, onGone]);
  return (
    <UndoBar
      action={texts.undo}
      onUndo={isSuccess ? undefined : () => void restore(course.id)}
      isBusy={isLoading}
      {...unhurried}
    >
      {isSuccess ? texts.undone(course.title) : texts.done(course.title)}
    </UndoBar>
  );
}
