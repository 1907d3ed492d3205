import { formatDuration } from '@agence/shared-contracts/backend/duration';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';

interface ExtractProps {
  readonly course: CourseWithPreviews;
  /** The offer, which phones have below the picture. */
  readonly children: ReactNode;
}

/** The first thing to see of a course: its film, or what it is about, then the page of a lesson that anybody may read. */
export function Extract({ course, children }: ExtractProps) {
  const { poster } = course;
  const [sample] = course.modules.flatMap((module) => {
    const text = course.previews.find(({ order_index }) => order_index === module.order_index);
    return text ? [{ ...module, ...text }] : [];
  });
  const film = course.video_preview_url ?? sample?.video_url;
  return (
    <>
      {film ? (
        <PreviewVideo url={film} title={course.title} poster={course.thumbnail_url ?? poster} />
      ) : (
        <Scene src={poster} alt="" width={640} height={400} decoding="async" />
      )}
      {children}
      {sample ? (
        <Lesson id="extrait" className={film ? undefined : 'page'}>
          <p className="which">{texts.extractOf(sample.order_index + 1, !course.premium)}</p>
          <h2>{sample.title}</h2>
          <details>
            <summary>{`${texts.openPreview}, ${formatDuration(sample.duration_minutes)}`}</summary>
            <Paragraphs text={sample.content} />
          </details>
          {film ? null : <p className="beginning">{course.opening}</p>}
        </Lesson>
      ) : null}
    </>
  );
}

const Scene = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--ag-radius-large);
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.86);
  }
`;

const Lesson = styled.article`
  display: grid;
  align-content: start;
  padding: 2rem clamp(1.25rem, 4vw, 2.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow:
    0 0 0 1px var(--ag-line),
    var(--ag-shadow);
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
    /* Below a film it is a line. */
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
