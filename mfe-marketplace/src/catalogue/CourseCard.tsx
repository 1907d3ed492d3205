import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { formatRating, frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { chevron } from '../frame/chevron.ts';
import { factLine } from '../frame/FactLine.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { Fictional } from '../media/Fictional.tsx';
import type { ListedCourse } from './readCatalogue.ts';

const texts = catalogueTexts.card;
/** How many tags a card shows at most (marketplace §2). */
const MAX_TAGS = 3;

/** What a card shows of a course. */
export type ShownCourse = Omit<ListedCourse, 'id'>;

interface CourseCardProps {
  readonly course: ShownCourse;
  readonly layout: 'grid' | 'list';
  /** Buttons that lie above the card's link. */
  readonly actions?: ReactNode;
  /** A sample: it leads nowhere. */
  readonly isPreview?: boolean;
  /** Title alone, in its place. */
  readonly isBrief?: boolean;
}

/**
 * One course; the whole card leads to it: its climb, what it promises, who teaches it, its price and the next step. Its
 * parts are classes of one styled component, as lists make many cards.
 */
export function CourseCard({ course, layout, actions, isPreview = false, isBrief = false }: CourseCardProps) {
  const { slug, title, premium, creator } = course;
  const heading = <h3>{isPreview ? title : <CardLink href={`/formations/${slug}`}>{title}</CardLink>}</h3>;
  if (isBrief) {
    return (
      <Frame $layout={layout}>
        <div className="cover" />
        <div className="body">{heading}</div>
      </Frame>
    );
  }
  const mark = isPreview ? texts.sample : course.is_featured ? texts.popular : undefined;
  return (
    <Frame $layout={layout}>
      <div className="cover">
        <CourseCover course={course} format={layout === 'grid' ? 'card' : 'square'} />
        {/* Subject and level fill the line; a third word would stand alone below them. */}
        <p className="kind facts">
          <span>{course.category.name} </span>
          <span>{LEVEL_LABELS[course.level]}</span>
        </p>
        <p className="scale">
          <span className="facts">
            <span>{texts.modules(course.total_modules)} </span>
            {mark ? <span>{mark}</span> : null}
          </span>
          <span>{formatDuration(course.estimated_duration_minutes)}</span>
        </p>
      </div>
      <div className="body">
        {heading}
        <p className="promise">{course.description}</p>
        <ul>
          {[...new Set(course.tags)].slice(0, MAX_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className="who">
          {creator ? <Avatar person={creator} size={2.25} /> : null}
          <p>
            {creator ? (
              <strong>
                {creator.name} <Fictional slug={creator.slug} />
              </strong>
            ) : null}
            {course.total_reviews > 0 ? (
              <span className="facts">
                <span aria-label={frameTexts.stars(course.average_rating)} role="img">
                  <b>★ {formatRating(course.average_rating)}</b>{' '}
                </span>
                <span>{texts.reviews(course.total_reviews)}</span>
              </span>
            ) : (
              <span>{texts.unrated}</span>
            )}
          </p>
        </div>
        <p className="price">
          {isPreview ? (
            <span>{texts.sampleNote}</span>
          ) : (
            <>
              <strong>
                <CoursePrice premium={premium} />
                {premium ? <small> {frameTexts.taxes}</small> : null}
              </strong>
              <span className="next">
                {premium ? <span className="visually-hidden">{texts.premium}, </span> : null}
                {premium ? texts.look : texts.begin}
              </span>
            </>
          )}
        </p>
      </div>
      {actions}
    </Frame>
  );
}

const gridLayout = css`
  grid-template: 8.25rem minmax(0, 1fr) / minmax(0, 1fr);
  --corners: var(--radius-card) var(--radius-card) 0 0;
`;

/** Picture, text and price beside each other. */
const line = css`
  & h3 {
    text-wrap: wrap;
  }
  grid-template: minmax(0, 1fr) / 17.5rem minmax(0, 1fr);
  --corners: var(--radius-card) 0 0 var(--radius-card);
  & > .body {
    display: grid;
    grid-template: auto auto auto minmax(auto, 1fr) / minmax(0, 1fr) 10.5rem;
    padding: 0.7rem 1.25rem;
    column-gap: 1.25rem;
  }
  & .who {
    align-self: end;
    margin: 0;
    padding-right: 3rem;
  }
  & .price {
    grid-area: 1 / 2 / 5 / 3;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 0.35rem;
    margin: 0;
    padding-left: 1.25rem;
    border-top: 0;
    border-left: 1px solid var(--ag-line);
  }
`;

/** One of many. */
const listLayout = css`
  & .promise,
  & > .body > ul {
    -webkit-line-clamp: 1;
  }
  ${line}
  & > .actions > .like {
    right: 12.5rem;
    bottom: 0.8rem;
  }
  & > .actions > .keep {
    right: auto;
    left: 14.5rem;
  }
  /* On phones the picture is a strip, and the text is what one chooses by. */
  @container (max-width: 44rem) {
    grid-template-columns: 6.75rem minmax(0, 1fr);
    & > .cover > .kind,
    & > .cover > .scale > span + span {
      display: none;
    }
    & > .body {
      display: flex;
      padding: 0.75rem 0.9rem 0.6rem;
    }
    & .promise,
    & > .body > ul {
      display: none;
    }
    & .who {
      align-self: auto;
      margin-top: auto;
      /* A name of eight letters keeps its line on the smallest phones; what is pressed beside it has an empty edge. */
      padding-right: 1.75rem;
    }
    & .price > .next {
      display: none;
    }
    & .price {
      flex-direction: row;
      align-items: center;
      justify-content: space-between;
      min-height: 2.5rem;
      padding: 0;
      border: 0;
      border-top: 1px solid var(--ag-line);
    }
    & > .actions > .like {
      right: 0.4rem;
      bottom: 3.1rem;
    }
    & > .actions > .keep {
      left: 0.1rem;
      top: 0.1rem;
    }
  }
  /* With larger text there is no room beside a picture. */
  @media (max-width: 17rem) {
    grid-template: 4rem auto / minmax(0, 1fr);
    --corners: var(--radius-card) var(--radius-card) 0 0;
  }
`;

const layouts = { grid: gridLayout, list: listLayout } as const;

const Frame = styled.article<{ $layout: CourseCardProps['layout'] }>`
  --radius-card: 0.875rem;
  position: relative;
  display: grid;
  border-radius: var(--radius-card);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  overflow-wrap: anywhere;
  &:hover {
    box-shadow: 0 0 0 1.5px var(--ag-ink);
  }
  /* The cover is rounded instead of the card being clipped: each clip costs every frame in which a card comes. */
  & > .cover {
    position: relative;
    min-height: 0;
  }
  & > .cover:empty {
    border-radius: var(--corners);
    background: var(--ag-band);
  }
  & > .cover > :is(svg, img, div) {
    position: absolute;
    inset: 0;
    height: 100%;
    border-radius: var(--corners);
  }
  /* Subject and level stand in the sky, modules and duration on the ground. */
  & > .cover > p {
    position: absolute;
    inset-inline: 0.875rem;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.2;
  }
  & > .cover > .kind {
    top: 0.75rem;
    max-width: calc(100% - 4.5rem);
    color: var(--ag-ink);
  }
  & > .cover > .scale {
    bottom: 0.55rem;
    display: flex;
    justify-content: space-between;
    color: #fff;
  }
  & > .body {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: 0.7rem 0.875rem 0;
  }
  & h3 {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    -webkit-box-orient: vertical;
    /* Room for a reader's own spacing: only titles of unusual length are cut. */
    -webkit-line-clamp: 5;
    font-size: 1.1875rem;
    line-height: 1.18;
  }
  & .promise {
    display: -webkit-box;
    flex: none;
    margin-top: 0.35rem;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--ag-ink-soft);
  }
  & > .body > ul {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    margin-top: 0.45rem;
    font-size: 0.875rem;
    line-height: 1.25;
    color: var(--ag-ink-soft);
  }
  & > .body > ul > li {
    display: inline-block;
  }
  & > .body > ul > li:not(:last-child) {
    margin-right: 0.65rem;
  }
  & > .body > ul > li::before {
    content: '#';
  }
  & .who {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    margin-top: auto;
    padding-right: 2.5rem;
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  & .who p {
    display: -webkit-box;
    /* The mark beside a name is higher than its line. */
    padding-top: 2px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  & .who strong,
  & .who p > span {
    display: block;
    font-weight: 600;
  }
  & .who p > span {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & .who b {
    font-weight: 600;
    color: var(--ag-ember);
  }
  & .who small {
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  && .facts {
    ${factLine}
  }
  & .price {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 0.5rem;
    min-height: 3rem;
    margin-top: 0.3rem;
    border-top: 1px solid var(--ag-line);
    font-size: 0.9375rem;
  }
  & .price > strong {
    font: 700 1.25rem/1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  & .price small {
    font: 400 0.875rem/1 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & .price > .next {
    font-weight: 600;
  }
  & .price > .next::after {
    ${chevron}
    margin-inline: 0.4em 0.15em;
  }
  /* Text of twice the size on a phone: everything is read, however long the card. */
  @media (max-width: 17rem) {
    & h3,
    & .who p,
    & > .body > ul {
      -webkit-line-clamp: none;
    }
  }
  ${({ $layout }) => layouts[$layout]}
  @media print {
    & .promise,
    & > .body > ul {
      -webkit-line-clamp: none;
    }
  }
`;
