import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { type OwnCourse, useDeleteCourseMutation, useSetPublishedMutation } from './studioApi.ts';

const texts = studioTexts.remove;

interface DeleteCourseProps {
  readonly course: OwnCourse;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a course is deleted; one that people bought can only leave the catalogue (AMB-43). */
export function DeleteCourse({ course, onClose, onDeleted }: DeleteCourseProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [remove, { isLoading }] = useDeleteCourseMutation();
  const [setPublished] = useSetPublishedMutation();
  const [problem, setProblem] = useState<'hasBuyers' | 'failed'>();
  useEffect(() => dialog.current?.showModal(), []);

  const confirm = async () => {
    const { error } = await remove(course.id);
    if (!error) {
      onDeleted();
      onClose();
    } else setProblem('code' in error && error.code === 'has_buyers' ? 'hasBuyers' : 'failed');
  };
  const unpublish = async () => {
    const { error } = await setPublished({ id: course.id, published: false });
    if (error) setProblem('failed');
    else onClose();
  };

  return (
    <Dialog ref={dialog} id="supprimer-formation" title={texts.title} onClose={onClose}>
      <p role={problem ? 'alert' : undefined}>{problem ? texts[problem] : texts.detail(course.title)}</p>
      <Actions>
        {problem === 'hasBuyers' ? (
          course.is_published ? (
            <Button type="button" onClick={unpublish}>
              {texts.unpublish}
            </Button>
          ) : null
        ) : (
          <Danger type="button" aria-disabled={isLoading} onClick={confirm}>
            {texts.confirm}
          </Danger>
        )}
        <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
          {texts.cancel}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;

const Danger = styled(Button)`
  background: var(--ag-danger);
  color: var(--ag-surface);
  &:hover {
    background: color-mix(in srgb, var(--ag-danger) 85%, var(--ag-ink));
  }
`;
