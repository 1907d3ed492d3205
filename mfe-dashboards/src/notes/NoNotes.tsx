import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { notesTexts } from '../content/notes.ts';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';
import { WholeState } from '../member/WholeState.tsx';
import { WhereToNote } from './WhereToNote.tsx';

const texts = notesTexts.empty;
const NONE: ComponentProps<typeof WhereToNote>['notes'] = [];

/** Nobody has noted anything yet: the way to the lesson in which one could, and to the other courses. */
export function NoNotes() {
  const { data: courses } = useCoursesQuery();
  const { data: reached } = useReachedModulesQuery();
  const next = courses?.find(({ completed_at }) => completed_at === null);
  const lesson = next && standingIn(next, reached).next;
  return (
    <>
      <WholeState
        kind="notes"
        title={texts.title}
        example={texts.example}
        actions={
          courses && !next ? (
            <ButtonLink href="/formations-access">{texts.action}</ButtonLink>
          ) : (
            <>
              {/* Until it is known which one it is, the dashboard leads on. */}
              <ButtonLink href={next ? `/formation-viewer/${next.formation.slug}` : '/dashboard'}>
                {texts.lesson}
              </ButtonLink>
              <Lesson>
                <strong>{next?.formation.title}</strong>
                {lesson ? notesTexts.module(lesson.number, lesson.module.title) : null}
              </Lesson>
            </>
          )
        }
      >
        {texts.detail}
      </WholeState>
      <WhereToNote notes={NONE} besides={next?.formation.id} />
    </>
  );
}

/** Which one it is, beside the way to it; it has its room before it is known. */
const Lesson = styled.p`
  flex: 1 1 12rem;
  min-height: 2.8em;
  font-size: var(--ag-size-small);
  line-height: 1.4;
  color: var(--ag-ink-soft);
  & > strong {
    display: block;
    color: var(--ag-ink);
  }
`;
