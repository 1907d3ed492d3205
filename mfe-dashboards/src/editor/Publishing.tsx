import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { useSetPublishedMutation } from '../studio/studioApi.ts';
import type { EditedCourse } from './editorApi.ts';
import { missingSteps, type PublishStep, publishSteps } from './missing.ts';
import { Signature } from './Signature.tsx';
import { useWithdrawal, Withdrawn } from './Withdrawn.tsx';

const texts = editorTexts.publish;
/** Where each step is done. */
const PLACES = {
  title: '#titre',
  description: '#description',
  thumbnail: '#couverture',
  module: '#modules',
} as const satisfies Record<PublishStep, string>;

/** What is still missing, and the button that puts the course online or takes it back (AMB-44). */
export function Publishing({ course }: { readonly course: EditedCourse }) {
  const [setPublished, { isLoading, error }] = useSetPublishedMutation();
  const [changedTo, setChangedTo] = useState<boolean>();
  const withdrawal = useWithdrawal(course.id);
  const missing = missingSteps(course);
  const change = async (published: boolean) => {
    const answer = await setPublished({ id: course.id, published });
    setChangedTo('error' in answer ? undefined : published);
  };
  const problem = error && 'code' in error && error.code === 'creator_role_required' ? texts.notCreator : texts.failed;

  return (
    <Panel aria-labelledby="publication">
      <h2 id="publication">{editorTexts.sections.publish}</h2>
      {withdrawal ? <Withdrawn measure={withdrawal} /> : null}
      {course.is_published || withdrawal ? null : (
        <>
          <p id="publication-manque">{missing.length === 0 ? texts.ready : texts.missing(missing.length)}</p>
          <Steps aria-label={texts.checklist}>
            {[...missing, ...publishSteps.filter((step) => !missing.includes(step))].map((step) => (
              <li key={step} data-done={!missing.includes(step)}>
                <Icon name={missing.includes(step) ? 'open' : 'done'} size={20} />
                {missing.includes(step) ? <a href={PLACES[step]}>{texts.steps[step]}</a> : texts.steps[step]}{' '}
                <small>{missing.includes(step) ? texts.toDo : texts.done}</small>
              </li>
            ))}
          </Steps>
        </>
      )}
      <Signature isPublished={course.is_published} />
      <Actions>
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
        <ButtonLink
          $look="quiet"
          href={course.is_published ? `/formations/${course.slug}` : `/formation-viewer/${course.slug}`}
        >
          {course.is_published ? texts.view : texts.preview}
        </ButtonLink>
      </Actions>
      {error ? <Problem role="alert">{problem}</Problem> : null}
      <p role="status">{changedTo === undefined ? '' : changedTo ? texts.published : texts.unpublished}</p>
    </Panel>
  );
}

const Steps = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 0.7rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li > small {
    color: var(--ag-ink-soft);
  }
  & > li > a {
    color: inherit;
    font-weight: 600;
  }
  & > li[data-done='true'] > svg,
  & > li[data-done='true'] > small {
    color: var(--ag-moss);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  /* Its words stand where all others begin. */
  & > a {
    margin-inline: -0.75rem;
  }
`;
