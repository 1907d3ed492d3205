import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Badge } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { catalogueTexts } from '../content/catalogue.ts';
import { formatRating, frameTexts } from '../content/frame.ts';
import { CourseCover } from '../media/CourseCover.tsx';

const texts = catalogueTexts.card;
/** How many tags a card shows at most (marketplace §2). */
const MAX_TAGS = 3;

interface CourseCardProps {
  readonly course: CatalogueItem;
  readonly layout: 'grid' | 'list';
  /** Buttons that lie above the card's link. */
  readonly actions?: ReactNode;
  /** A sample: it leads nowhere. */
  readonly isPreview?: boolean;
  /** Title alone, in its place. */
  readonly isBrief?: boolean;
}

/** One course; the whole card leads to it. Its parts are classes of one styled component, as lists make many cards. */
export function CourseCard({ course, layout, actions, isPreview = false, isBrief = false }: CourseCardProps) {
  const { slug, title, premium } = course;
  const interval = premium?.subscription_interval ? texts.subscription[premium.subscription_interval] : '';
  const heading = <h3>{isPreview ? title : <CardLink href={`/formations/${slug}`}>{title}</CardLink>}</h3>;
  if (isBrief) {
    return (
      <Frame $list={layout === 'list'}>
        <div className="cover" />
        <div className="body">
          <p className="facts" />
          {heading}
        </div>
      </Frame>
    );
  }
  return (
    <Frame $list={layout === 'list'}>
      <div className="cover">
        <CourseCover course={course} />
        {isPreview ? (
          <ul>
            <li>{texts.sample}</li>
          </ul>
        ) : course.is_featured || premium ? (
          <ul>
            {course.is_featured ? <li>{texts.popular}</li> : null}
            {premium ? <li>{texts.premium}</li> : null}
          </ul>
        ) : null}
      </div>
      <div className="body">
        <p className="facts">
          <Badge $tone="glacier" className="category">
            {course.category.name}
          </Badge>
          <span>
            {LEVEL_LABELS[course.level]} · {formatDuration(course.estimated_duration_minutes)}
          </span>
          {course.total_reviews > 0 ? (
            <strong aria-label={frameTexts.stars(course.average_rating)} role="img">
              ★ {formatRating(course.average_rating)}
            </strong>
          ) : null}
        </p>
        {heading}
        <p className="description">{course.description}</p>
        <ul>
          {[...new Set(course.tags)].slice(0, MAX_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="price">
          {isPreview ? (
            <span>{texts.sampleNote}</span>
          ) : (
            <>
              <strong>
                {formatPrice(premium?.price)}
                {premium ? (
                  <small>
                    {interval} {frameTexts.taxes}
                  </small>
                ) : null}
              </strong>
              {course.creator ? <span>{course.creator.name}</span> : null}
            </>
          )}
        </p>
      </div>
      {actions}
    </Frame>
  );
}

const listLayout = css`
  grid-template: 100% / 15rem minmax(0, 1fr);
  --corners: var(--ag-radius-large) 0 0 var(--ag-radius-large);
  /* Bookmark and like stand after the price: above the text they would hide the rating. */
  & > .actions {
    top: auto;
    bottom: 0.35rem;
    background: none;
  }
  & > .body > ul {
    display: none;
  }
  & .price {
    padding-right: 6rem;
  }
  /* On phones the picture is a strip that carries the buttons, and the text is what one chooses by. */
  @media (max-width: 40rem) {
    grid-template-columns: 6rem minmax(0, 1fr);
    & > .actions {
      left: 0.25rem;
      right: auto;
      background: color-mix(in srgb, var(--ag-surface) 90%, transparent);
    }
    & > .cover > ul,
    & .description,
    & .category,
    & .price > span {
      display: none;
    }
    & .price {
      padding-right: 0;
    }
  }
  @media (max-width: 22.5rem) {
    & h3 {
      font-size: 1rem;
    }
  }
`;

const gridLayout = css`
  grid-template: 9.5rem 1fr / 100%;
  --corners: var(--ag-radius-large) var(--ag-radius-large) 0 0;
  /* The narrowest phones: a title of three lines takes the place of the tags and some of the cover. */
  @media (max-width: 22.5rem) {
    grid-template-rows: 8rem 1fr;
    & > .body > ul {
      display: none;
    }
  }
`;

const Frame = styled.article<{ $list: boolean }>`
  position: relative;
  display: grid;
  height: 100%;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  &:hover {
    box-shadow: 0 0 0 1px var(--ag-ink-soft);
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
    height: 100%;
    border-radius: var(--corners);
  }
  /* What stands out: popular, premium. */
  & > .cover > ul {
    position: absolute;
    left: 0.75rem;
    bottom: 0.75rem;
    display: flex;
    gap: 0.35rem;
  }
  & > .cover > ul > li {
    padding: 0.1rem 0.6rem;
    border-radius: 999px;
    background: var(--ag-surface);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  & > .body {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    gap: 0.4rem;
    padding: 0.9rem 1.1rem 1rem;
    overflow: clip;
    overflow-clip-margin: 4px;
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: 1.1875rem;
  }
  /* Category, level, duration and rating: one line, or the texts below would be cut. A long category gives way. */
  & .facts {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.625rem;
    font-size: 0.8125rem;
    white-space: nowrap;
    color: var(--ag-ink-soft);
  }
  & .facts > * {
    flex: none;
  }
  & .facts > .category {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .facts > strong {
    margin-left: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--ag-ember);
  }
  & .description {
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
  & > .body > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.75rem;
    max-height: 1.5rem;
    overflow: hidden;
    font-size: 0.8125rem;
    color: var(--ag-ink-soft);
  }
  & > .body > ul > li::before {
    content: '#';
  }
  /* With the creator. */
  & .price {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.75rem;
    margin-top: auto;
    font-size: 0.875rem;
  }
  & .price > strong {
    font: 700 1.125rem/1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .price small {
    font: 400 0.8125rem/1 var(--ag-text);
    letter-spacing: 0;
  }
  & .price > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ag-ink-soft);
  }
  ${({ $list }) => ($list ? listLayout : gridLayout)}
`;
