import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { moduleMinutes } from '../media/moduleMinutes.ts';
import { sizeOf } from '../media/reliefFormats.ts';
import { climbOf } from './climbOf.ts';
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
        <div className="head">
          <h2 id="programme">{texts.modules}</h2>
          <p>
            {texts.whole(minutes.length, formatDuration(course.estimated_duration_minutes))}
            {course.premium && course.modules[0]?.is_preview ? texts.firstIsFree : null}
          </p>
        </div>
        <div className="climb">
          <CourseRelief course={climbOf(course)} format="programme" isNumbered />
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
                {isOpening ? (
                  <p className="free">
                    <a href="#extrait">{texts.openPreview}</a>
                  </p>
                ) : sample ? (
                  <More>
                    <summary>{texts.openPreview}</summary>
                    {sample.video_url ? <PreviewVideo url={sample.video_url} title={title} poster={null} /> : null}
                    <Paragraphs text={sample.content} />
                  </More>
                ) : is_preview ? (
                  <p className="free">
                    <Badge $tone="moss">{texts.preview(!course.premium)}</Badge>
                  </p>
                ) : null}
              </li>
            );
          })}
        </ol>
      </Container>
    </Band>
  );
}

const { width, height, from, to } = sizeOf('programme');

/** Modules below their camps, each as wide as its part of the climb. */
const besides = css<{ $columns: string }>`
  @media (min-width: 75rem) {
    & ol {
      grid-template-columns: ${({ $columns }) => $columns};
      gap: 0;
      margin-top: 1.25rem;
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

/** Many modules: the same numbers in the camps say which is where. */
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
`;

const Band = styled.section<{ $columns: string }>`
  padding-block: clamp(3rem, 6vw, 5rem);
  overflow: clip;
  background: var(--ag-band);
  ${laidOutWhenNear('58rem')}
  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.5rem 2rem;
  }
  & .head > p {
    color: var(--ag-ink-soft);
  }
  & .climb {
    margin: 1.5rem calc(-1 * var(--ag-gutter)) 0 0;
    /* Where the drawing is small, its numbers are not. */
    --badge: 78px;
    @media (min-width: 40rem) {
      --badge: 46px;
    }
    @media (min-width: 60rem) {
      --badge: 30px;
    }
  }
  & .climb .camps {
    stroke-width: var(--badge);
  }
  /* Camps are rings around their numbers. */
  & .climb .tents {
    stroke-width: calc(var(--badge) * 0.8);
  }
  & text {
    font: 700 calc(var(--badge) * 0.54) var(--ag-display);
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--pole);
  }
  /* From one edge of the window to the other. */
  & .climb > svg {
    height: auto;
    background: none;
    overflow: visible;
    clip-path: inset(0 -100vw);
  }
  /* Phones have it twice as steep: lines keep their width, numbers and flag their shape. */
  @media (max-width: 39.99rem) {
    & .climb > svg {
      aspect-ratio: ${width} / ${2 * height};
    }
    & .climb :is(.camps, .tents, .halo, .route, .pole) {
      stroke-width: 2px;
      vector-effect: non-scaling-stroke;
    }
    & .climb .halo {
      stroke-width: 4px;
    }
    & .strata {
      stroke-width: 2;
    }
    & .climb .camps {
      stroke-width: 5.6vw;
    }
    & .climb .tents {
      stroke-width: 4.4vw;
    }
    & :is(text, .pole, .flag) {
      transform: scaleY(0.5);
      transform-box: fill-box;
      transform-origin: center;
    }
    & .pole {
      transform: scaleY(1.4);
      transform-origin: bottom;
    }
    & .flag {
      transform: scale(4, 2);
      transform-origin: 0 100%;
    }
  }
  & ol {
    display: grid;
    gap: 0 2rem;
    margin-top: 2.25rem;
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
    margin-right: 0.3rem;
    font: 700 1.1875rem/1.45 var(--ag-display);
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
    padding-block: 0.6rem;
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
