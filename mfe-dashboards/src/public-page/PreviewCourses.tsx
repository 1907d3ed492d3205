import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { FactLine } from '../member/FactLine.tsx';
import type { OwnCourse } from '../studio/studioApi.ts';
import { CourseRidge } from './CourseRidge.tsx';
import type { PublicPage } from './publicPageApi.ts';

const texts = publicPageTexts.preview;

interface PreviewCoursesProps {
  readonly formations: PublicPage['formations'];
  /** All of the creator, by id; undefined while they load. */
  readonly own: ReadonlyMap<string, OwnCourse>;
}

/** The latest courses, a row each, as the page lists them. */
export function PreviewCourses({ formations, own }: PreviewCoursesProps) {
  return (
    <List>
      {formations.map(({ id, title, thumbnail_url, level }) => {
        const course = own.get(id);
        return (
          <li key={id}>
            {thumbnail_url ? (
              <img src={thumbnail_url} alt="" />
            ) : (
              <span className="cover">{course ? <CourseRidge course={course} format="card" /> : null}</span>
            )}
            <div>
              <strong>{frenchSpaces(title)}</strong>
              {course?.description ? <p>{frenchSpaces(course.description)}</p> : null}
              <FactLine>
                {LEVEL_LABELS[level]}
                {course && course.total_modules > 0 ? texts.modules(course.total_modules) : null}
                {course && course.average_rating > 0
                  ? `★ ${frenchNumber(course.average_rating, { most: 1, least: 1 })}`
                  : null}
              </FactLine>
            </div>
            {course ? (
              <b>
                {course.price === null ? texts.free : <span translate="no">{formatMoney(course.price)}</span>}
                {course.price === null ? null : <small> {texts.taxes}</small>}
              </b>
            ) : null}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid var(--ag-line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & img,
  & .cover {
    flex: none;
    overflow: hidden;
    width: 8rem;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    border-radius: var(--ag-radius);
    background: var(--ag-band);
  }
  & .ridge {
    display: block;
    width: 100%;
    height: 100%;
  }
  & > li > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & strong {
    font: 700 1.0625rem/1.3 var(--ag-display);
    color: var(--ag-ink);
  }
  & b {
    font: 700 1.0625rem/1.3 var(--ag-display);
    color: var(--ag-ink);
  }
  /* Descriptions are as wide in every row. */
  @container (min-width: 36rem) {
    & b {
      flex: 0 0 8.5rem;
      text-align: right;
    }
  }
  /* Where not every price has room beside its course, none has: it stands below it, and beside the drawing the title alone. */
  @container (max-width: 35.99rem) {
    & > li {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 0.35rem 1rem;
    }
    & > li > div {
      display: contents;
    }
    & > li > div > :not(strong),
    & > li > b {
      grid-column: 1 / -1;
    }
    & > li > b {
      margin-top: 0.25rem;
    }
    & img,
    & .cover {
      width: 100%;
    }
  }
  /* With large text everything stands below its drawing. */
  @container (max-width: 14rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & small {
    font: 400 0.8125rem/1 var(--ag-text);
    color: var(--ag-ink-soft);
  }
`;
