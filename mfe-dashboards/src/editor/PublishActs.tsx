import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';
import { Problem } from '../member/Panel.tsx';
import { useSetPublishedMutation } from '../studio/studioApi.ts';
import type { EditedCourse } from './editorApi.ts';
import { missingSteps } from './missing.ts';
import { useWithdrawal } from './Withdrawn.tsx';

const texts = editorTexts.publish;

/** What learners see of the course, and the button that puts it online or takes it back (AMB-44). */
export function PublishActs({ course }: { readonly course: EditedCourse }) {
  const [setPublished, { isLoading, error }] = useSetPublishedMutation();
  const [changedTo, setChangedTo] = useState<boolean>();
  const withdrawal = useWithdrawal(course.id);
  const missing = missingSteps(course);
  const change = async (published: boolean) => {
    const answer = await setPublished({ id: course.id, published });
    setChangedTo('error' in answer ? undefined : published);
  };
  const left = course.is_published ? texts.advices : texts.missing;
  const problem = error && 'code' in error && error.code === 'creator_role_required' ? texts.notCreator : texts.failed;
  const news = changedTo === undefined ? '' : changedTo ? texts.published : texts.unpublished;
  return (
    <>
      {withdrawal || (course.is_published && missing.length === 0) ? null : (
        <Missing id="publication-manque" data-online={course.is_published || undefined}>
          {missing.length === 0 ? texts.ready : <a href="#publication">{left(missing.length)}</a>}
        </Missing>
      )}
      <Acts>
        <ButtonLink
          $look="secondary"
          href={course.is_published ? `/formations/${course.slug}` : `/formation-viewer/${course.slug}`}
        >
          <Icon name="view" size={20} />
          <span>{course.is_published ? texts.view : texts.preview}</span>
        </ButtonLink>
        {course.is_published ? (
          <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void change(false)}>
            {texts.unpublish}
          </Button>
        ) : withdrawal ? null : (
          <Button
            type="button"
            aria-disabled={isLoading || missing.length > 0}
            aria-describedby="publication-manque"
            onClick={() => void change(true)}
          >
            {texts.publish}
          </Button>
        )}
      </Acts>
      {error ? <Outcome role="alert">{problem}</Outcome> : null}
      <News role="status">{news}</News>
    </>
  );
}

const Missing = styled.p`
  font-size: var(--ag-size-small);
  & > a {
    padding-block: 0.25rem;
    color: inherit;
    font-weight: 600;
  }
  /* What would suit it stands far below, where it does not stand beside. */
  @media (min-width: 60rem) {
    &[data-online] {
      display: none;
    }
  }
  @media (max-width: 39.99rem) {
    flex: 1 1 0;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  & > * {
    min-height: 2.75rem;
    padding-block: 0.5rem;
  }
  @media (max-width: 39.99rem) {
    margin-left: auto;
  }
  /* Beside the course's name there is room for the drawing alone. */
  @media (max-width: 59.99rem) {
    & > a {
      padding-inline: 0.75rem;
    }
    & > a > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Outcome = styled(Problem)`
  flex-basis: 100%;
`;

const News = styled.p`
  flex-basis: 100%;
  font-weight: 600;
  color: var(--ag-moss);
  &:empty {
    position: absolute;
  }
`;
