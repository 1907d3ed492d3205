import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';

/** How much of a text is shown before it is opened, in characters. */
const OPENING = 230;

/** The first thing to see of a course: its film, or the first page of a lesson that anybody may read. */
export function Extract({ course }: { readonly course: CourseWithPreviews }) {
  const [sample] = course.modules.flatMap((module) => {
    const text = course.previews.find(({ order_index }) => order_index === module.order_index);
    return text ? [{ ...module, ...text }] : [];
  });
  const film = course.video_preview_url ?? sample?.video_url;
  if (!film && !sample) return null;
  return (
    <Table id="extrait">
      {film ? <PreviewVideo url={film} title={course.title} poster={course.thumbnail_url ?? course.poster} /> : null}
      {sample ? (
        <article>
          <p className="which">{texts.extractOf(sample.order_index + 1)}</p>
          <h2>{sample.title}</h2>
          {film ? null : <Beginning>{openingOf(sample.content)}</Beginning>}
          <details>
            <summary>{`${texts.openPreview} · ${texts.minutes(sample.duration_minutes)}`}</summary>
            <Paragraphs text={sample.content} />
          </details>
        </article>
      ) : null}
    </Table>
  );
}

/** The first sentences of a text, to the end of a word; spaces that hold punctuation to its word go on doing so. */
function openingOf(text: string): string {
  const plain = frenchSpaces(text.trim().replace(/[^\S\u00a0\u202f]+/g, ' '));
  if (plain.length <= OPENING) return plain;
  return `${plain.slice(0, OPENING).replace(/[\s,;:.]*\S*$/, '')}…`;
}

const Table = styled.section`
  display: grid;
  gap: 1.5rem;
  padding: clamp(1.25rem, 4vw, 3rem);
  border-radius: var(--ag-radius-large);
  background: color-mix(in srgb, var(--ag-edge) 26%, var(--ag-band));
  scroll-margin-top: 6rem;
  /* A page that lies on the table. */
  & > article {
    position: relative;
    padding: clamp(1.5rem, 4vw, 2.75rem) clamp(1.25rem, 4vw, 3rem);
    border-radius: 3px;
    background: var(--ag-surface);
    box-shadow: 0.35rem 0.5rem 0 rgb(7 18 14 / 0.16);
  }
  & .which {
    font-size: var(--ag-size-small);
    font-weight: 600;
    color: var(--ag-ember);
  }
  & h2 {
    max-width: 13.3em;
    margin: 0.35rem 0 0.75rem;
  }
  & details > p {
    margin-top: 1rem;
  }
  & summary {
    margin-top: 1.25rem;
    padding-block: 0.6rem;
    font-weight: 600;
  }
`;

const Beginning = styled.p`
  max-width: 35.9em;
  font-size: 1.1875rem;
  line-height: 1.55;
`;
