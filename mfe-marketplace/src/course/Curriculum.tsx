import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { moduleMinutes } from '../media/moduleMinutes.ts';
import { sizeOf } from '../media/reliefFormats.ts';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';

/** Modules below their part of the climb: no more than these, and none with a smaller share of the minutes. */
const MOST_COLUMNS = 6;
const LEAST_SHARE = 0.1;

/** The numbered modules of a course as its climb: each begins below the camp where the one before has ended. */
export function Curriculum({ course }: { readonly course: CourseWithPreviews }) {
  const minutes = moduleMinutes(course.modules);
  const total = minutes.reduce((sum, one) => sum + one, 0);
  const fits = minutes.length <= MOST_COLUMNS && minutes.every((one) => one >= total * LEAST_SHARE);
  return (
    <Band aria-labelledby="programme" $columns={fits ? minutes.map((one) => `${one}fr`).join(' ') : ''}>
      <Container>
        <h2 id="programme">{texts.modules}</h2>
        <div className="climb">
          <CourseRelief
            course={{ ...course, level: 'avance', module_minutes: minutes }}
            format="programme"
            isNumbered={!fits}
          />
        </div>
        <ol>
          {course.modules.map(({ order_index, title, description, duration_minutes, is_preview }, index) => {
            const sample = course.previews.find((preview) => preview.order_index === order_index);
            const isOpening =
              sample && course.modules.find(({ is_preview }) => is_preview)?.order_index === order_index;
            return (
              <li key={order_index}>
                <p className="length">
                  <strong>{index + 1}</strong>
                  {` ${formatDuration(duration_minutes)}`}
                </p>
                <h3>{title}</h3>
                <p className="about">{description}</p>
                {is_preview ? (
                  <p className="free">
                    <Badge $tone="moss">{texts.preview(!course.premium)}</Badge>{' '}
                    {isOpening ? <a href="#extrait">{texts.openPreview}</a> : null}
                  </p>
                ) : null}
                {sample && !isOpening ? (
                  <More>
                    <summary>{texts.openPreview}</summary>
                    {sample.video_url ? <PreviewVideo url={sample.video_url} title={title} poster={null} /> : null}
                    <Paragraphs text={sample.content} />
                  </More>
                ) : null}
              </li>
            );
          })}
        </ol>
      </Container>
    </Band>
  );
}

const { width, from, to } = sizeOf('programme');

/** Modules below their camps, each as wide as its part of the climb. */
const besides = css<{ $columns: string }>`
  @media (min-width: 75rem) {
    & ol {
      grid-template-columns: ${({ $columns }) => $columns};
      gap: 0;
      width: calc((100% + var(--ag-gutter)) * ${(to - from) / width});
      margin-left: calc((100% + var(--ag-gutter)) * ${from / width});
    }
    & li {
      min-width: 0;
      padding: 0 1rem 0 0;
      border: 0;
      overflow-wrap: anywhere;
    }
  }
`;

/** Many modules: numbers at the camps say which is where. */
const listed = css`
  @media (min-width: 40rem) {
    & li {
      position: relative;
    }
    & .free {
      position: absolute;
      top: -0.1rem;
      right: 0;
    }
  }
  & text {
    /* Where the drawing is small, its numbers are not. */
    font: 700 46px var(--ag-display);
    text-anchor: middle;
    fill: var(--ag-ink);
    @media (min-width: 40rem) {
      font-size: 30px;
    }
    @media (min-width: 60rem) {
      font-size: 21px;
    }
  }
`;

const Band = styled.section<{ $columns: string }>`
  padding-block: clamp(3rem, 6vw, 5rem);
  overflow: clip;
  background: var(--ag-band);
  & .climb {
    margin: 1rem calc(-1 * var(--ag-gutter)) 0 0;
  }
  /* From one edge of the window to the other. */
  & .climb > svg {
    height: auto;
    background: none;
    overflow: visible;
    clip-path: inset(0 -100vw);
  }
  & ol {
    display: grid;
    gap: 0 2rem;
    margin-top: 1.25rem;
  }
  & li {
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
  }
  & .length,
  & .about {
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
  & .length > strong {
    margin-right: 0.4rem;
    font: 700 1.25rem/1.3 var(--ag-display);
    color: var(--ag-ember);
  }
  & h3 {
    margin-top: 0.2rem;
    font-size: 1.1875rem;
  }
  & .about {
    margin-top: 0.35rem;
  }
  & .free {
    margin-top: 0.6rem;
  }
  & a {
    display: inline-block;
    padding: 0.6rem 0.25rem;
    font-weight: 600;
  }
  @media (min-width: 40rem) {
    & ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${({ $columns }) => ($columns ? besides : listed)}
`;

/** A sample that is not the opening one. */
const More = styled.details`
  & > summary {
    display: inline-block;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  & > :not(summary) {
    margin-top: 0.5rem;
    font-size: 0.9375rem;
  }
`;
