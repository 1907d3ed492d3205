import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { editorTexts as texts } from '../content/editor.ts';
import { studioTexts } from '../content/studio.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import type { EditedCourse } from './editorApi.ts';
import { PublishActs } from './PublishActs.tsx';
import { type SavedPart, savedWhole } from './savedParts.ts';
import { useWithdrawal } from './Withdrawn.tsx';

interface EditorHeadProps {
  readonly course: EditedCourse;
  /** Each text of the page that saves itself. */
  readonly parts: readonly SavedPart[];
}

/** Which course this is, whether what was typed is kept, what learners see, and whether they see it: in view all along. */
export function EditorHead({ course, parts }: EditorHeadProps) {
  const resend = () => {
    for (const { state, flush } of parts) if (state === 'failed') void flush();
  };
  return (
    <Bar>
      <Back href="/creator-dashboard" aria-label={texts.back} title={texts.back}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M15 5l-7 7 7 7" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </Back>
      <div className="name">
        <h1>{course.title}</h1>
        <div className="state">
          <State course={course} />
          <SaveStatus {...savedWhole(parts)} onRetry={resend} />
        </div>
      </div>
      <PublishActs course={course} />
    </Bar>
  );
}

function State({ course }: { readonly course: EditedCourse }) {
  const withdrawal = useWithdrawal(course.id);
  if (withdrawal) return <Badge $tone="ember">{texts.publish.withdrawn.badge}</Badge>;
  return (
    <Badge $tone={course.is_published ? 'moss' : 'neutral'}>
      {course.is_published ? studioTexts.card.published : studioTexts.card.draft}
    </Badge>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block: 0.6rem;
  border-bottom: 1px solid var(--ag-line);
  background: var(--ag-ground);
  & > .name {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    margin-top: 0.25rem;
  }
  /* It is a line of the head, not one of its rows. */
  & .state > div {
    min-height: 1.75rem;
  }
  @media (min-width: 40rem) {
    padding-bottom: 0.85rem;
  }
  & h1 {
    font-size: 1.375rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  /* On phones title and state have the whole line, what is left to do the one of the acts. */
  @media (max-width: 39.99rem) {
    & > a {
      align-self: start;
      margin-top: -0.5rem;
    }
    & > .name {
      flex-basis: calc(100% - 4rem);
    }
  }
  @media screen and (min-width: 60rem) and (min-height: 36rem) {
    position: sticky;
    z-index: 2;
    top: 3.8125rem;
  }
`;

const Back = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline: -0.75rem -0.5rem;
  border-radius: 50%;
  &:hover {
    background: var(--ag-hover);
  }
`;
