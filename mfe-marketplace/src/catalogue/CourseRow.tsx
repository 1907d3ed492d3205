import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import styled from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { formatRating, frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { FactLine } from '../frame/FactLine.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import type { ShownCourse } from './CourseCard.tsx';

const texts = catalogueTexts.card;

/** One of few courses as a line, which leads to it: its climb, what it promises, how long it is, and its price. */
export function CourseRow({ course }: { readonly course: ShownCourse }) {
  const { slug, title, description, premium } = course;
  return (
    <Line>
      <div className="cover">
        <CourseCover course={course} format="card" />
      </div>
      <div>
        <h3>
          <CardLink href={`/formations/${slug}`}>{title}</CardLink>
        </h3>
        <p>{description}</p>
      </div>
      <p className="facts">
        <span>{LEVEL_LABELS[course.level]}</span>
        <FactLine>
          {texts.modules(course.total_modules)}
          {formatDuration(course.estimated_duration_minutes)}
        </FactLine>
        {course.total_reviews > 0 ? (
          <span>
            <span aria-label={frameTexts.stars(course.average_rating)} role="img">
              <b>★</b> {formatRating(course.average_rating)}
            </span>
          </span>
        ) : null}
      </p>
      <p className="price">
        <strong>
          <CoursePrice premium={premium} />
        </strong>
        {premium ? <small> {frameTexts.taxes}</small> : null}
      </p>
    </Line>
  );
}

const Line = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem 1.75rem;
  align-items: center;
  padding-block: 1.1rem;
  border-top: 1px solid var(--ag-line);
  overflow-wrap: anywhere;
  & > .cover {
    /* All of the climb, to its flag. */
    aspect-ratio: 672 / 285;
    overflow: hidden;
    border-radius: var(--ag-radius);
  }
  & h3 {
    font-size: var(--ag-size-3);
  }
  &:hover h3 {
    text-decoration: underline;
  }
  & > div > p,
  & > .facts {
    margin-top: 0.35rem;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
  & > .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & b {
    color: var(--ag-ember);
  }
  & > .price > strong {
    font: 700 1.25rem/1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  @media (min-width: 40rem) {
    grid-template-columns: 13rem minmax(0, 1fr) auto;
    & > .cover {
      grid-row: 1 / 3;
      align-self: start;
    }
    & > .cover + div {
      grid-column: 2 / 4;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 13rem minmax(0, 1fr) 10rem 7rem;
    & > .cover {
      grid-row: 1;
      align-self: center;
    }
    & > .cover + div {
      grid-column: 2;
    }
    & > .facts {
      display: grid;
    }
    & > p {
      justify-items: end;
      text-align: right;
    }
    & > .price > small {
      display: block;
    }
  }
`;
