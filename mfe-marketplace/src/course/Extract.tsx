import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import type { CourseWithPreviews } from './readCourse.ts';
import { filmOf, sampleOf } from './sampleOf.ts';

/** The page of a lesson that anybody may read, below what the course says of itself. */
export function Extract({ course }: { readonly course: CourseWithPreviews }) {
  const sample = sampleOf(course);
  const film = filmOf(course);
  if (!sample) return null;
  return (
    <Lesson id="extrait" className={film ? undefined : 'page'}>
      <p className="which">{texts.extractOf(sample.order_index + 1, !course.premium)}</p>
      <h2>{sample.title}</h2>
      <details>
        <summary>{`${texts.openPreview}, ${formatDuration(sample.duration_minutes)}`}</summary>
        <Paragraphs text={sample.content} />
      </details>
      {film ? null : <p className="beginning">{course.opening}</p>}
    </Lesson>
  );
}

const Lesson = styled.article`
  display: grid;
  align-content: start;
  padding: 2rem clamp(1.25rem, 4vw, 2.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  scroll-margin-top: 6rem;
  & .which {
    font-size: var(--ag-size-small);
    font-weight: 600;
    color: var(--ag-ember);
  }
  & h2 {
    max-width: 15em;
    margin: 0.35rem 0 0.75rem;
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
  }
  & details {
    max-width: 37em;
  }
  & details > p {
    margin-top: 1rem;
    line-height: 1.65;
  }
  @media (min-width: 40rem) {
    /* Where a film shows the course it is a line. */
    &:not(.page):has(details:not([open])) {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 2rem;
      align-items: center;
      & > details {
        grid-area: 1 / 2 / 3 / 3;
      }
      & > h2 {
        margin-bottom: 0;
      }
      & summary {
        margin: 0;
      }
    }
  }
  /* Read at length, its beginning stands there already. */
  & details:not([open]) {
    order: 1;
  }
  & [open] ~ .beginning {
    display: none;
  }
  & .beginning {
    max-width: 36em;
    line-height: 1.65;
  }
  & summary {
    width: fit-content;
    margin-top: 1.1rem;
    padding: 0.6rem 1.25rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    font-weight: 600;
  }
`;
