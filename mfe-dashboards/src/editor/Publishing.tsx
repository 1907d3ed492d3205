import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Icon } from '../member/Icon.tsx';
import { Panel } from '../member/Panel.tsx';
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

/** What is still missing before a course can go online; of one that is online what it has and what would suit it; whose name it carries (AMB-44). */
export function Publishing({ course }: { readonly course: EditedCourse }) {
  const withdrawal = useWithdrawal(course.id);
  const missing = missingSteps(course);
  const there = publishSteps.filter((step) => !missing.includes(step));
  return (
    <Panel aria-labelledby="publication">
      <h2 id="publication">{editorTexts.sections.publish}</h2>
      {withdrawal ? <Withdrawn measure={withdrawal} /> : null}
      {withdrawal ? null : (
        <>
          {course.is_published ? null : (
            <Soft>
              {missing.length > 0
                ? texts.doneOf(publishSteps.length - missing.length, publishSteps.length)
                : texts.allDone}
            </Soft>
          )}
          <Steps aria-label={!course.is_published ? texts.checklist : missing.length > 0 ? texts.advised : texts.kept}>
            {missing.map((step) => (
              <li key={step} data-step={course.is_published ? 'advised' : 'missing'}>
                <Icon name="open" size={20} />
                <a href={PLACES[step]}>{texts.steps[step]}</a>{' '}
                <small>{course.is_published ? texts.advice : texts.toDo}</small> <p>{texts.how[step]}</p>
              </li>
            ))}
            {there.map((step) => (
              <li key={step} data-step="done">
                <Icon name="done" size={20} />
                {texts.steps[step]} <small>{texts.done}</small> <p>{doneWith(course, step)}</p>
              </li>
            ))}
          </Steps>
        </>
      )}
      <Signature isPublished={course.is_published} />
    </Panel>
  );
}

/** What a course has, in a line, for each step that is done. */
function doneWith({ title, description, modules }: EditedCourse, step: PublishStep): string {
  const { quoted, characters, picture, modules: published } = texts.has;
  if (step === 'title') return quoted(title);
  if (step === 'description') return characters(description.trim().length);
  if (step === 'thumbnail') return picture;
  return published(modules.filter(({ is_published }) => is_published).length);
}

const Steps = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 0.7rem 0.5rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li > small {
    color: var(--ag-ink-soft);
  }
  & > li > p {
    grid-column: 2 / -1;
    margin-top: -0.55rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
    overflow-wrap: anywhere;
  }
  /* As large as the ticks below it. */
  & > :not([data-step='done']) > svg {
    stroke-width: 1.1;
    transform: scale(1.6);
  }
  & > [data-step='missing'] > svg,
  & > [data-step='missing'] > small {
    color: var(--ag-ember);
  }
  & > li > a {
    color: inherit;
    font-weight: 600;
  }
  & > [data-step='done'] > small {
    color: var(--ag-moss);
  }
  & > [data-step='done'] > svg {
    padding: 3px;
    border-radius: 50%;
    background: var(--ag-moss);
    color: var(--ag-surface);
    stroke-width: 3;
  }
`;
