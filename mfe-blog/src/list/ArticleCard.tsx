import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { commonTexts as texts } from '../content/common.ts';
import { articlePath } from '../content/slugs.ts';
import { CoverGround } from '../covers/CoverGround.tsx';
import type { ArticleCardData } from './cardOf.ts';

interface ArticleCardProps {
  readonly article: ArticleCardData;
  /** Place in the list, from 1; its anchor, for those who ask for more articles without JavaScript. */
  readonly position: number;
  /** Opens the list: its title is set as large as on a poster. */
  readonly large?: boolean;
}

/** An article as its cover with the title set in it; the whole card is its link. */
export function ArticleCard({ article, position, large = false }: ArticleCardProps) {
  const { slug, title, excerpt, category, readTime, publishedAt, publishedOn, cover, featured } = article;
  return (
    <Frame id={`article-${position}`} $large={large}>
      <Cover cover={cover} first={large}>
        <h2>{title}</h2>
      </Cover>
      <Facts>
        {large && featured ? <Badge $tone="ember">{texts.featured}</Badge> : null}
        <span>{category}</span>
        <time dateTime={publishedAt}>{publishedOn}</time>
        <span>{texts.minutes(readTime)}</span>
        <Read href={articlePath(slug)} aria-label={texts.readAbout(title)}>
          {texts.read}
        </Read>
      </Facts>
      <p>{excerpt}</p>
    </Frame>
  );
}

/** A cover with its title set in it. */
export const Cover = styled(CoverGround)`
  border-radius: var(--ag-radius-large);
  & > h2 {
    padding: 1.1em min(1.1em, 6vw) 0;
    max-width: 17em;
    font-size: 1.75rem;
    line-height: 1.06;
  }
  & > img {
    margin-top: -8%;
    transition: scale 0.6s var(--ag-ease);
    transform-origin: 100% 100%;
  }
`;

/* The drawing of a poster takes all the room below its title. */
const poster = css`
  & h2 {
    max-width: 12em;
    font-size: clamp(2rem, 1rem + 3.2vw, 4rem);
  }
  & img {
    height: 100%;
    margin-top: -14%;
    object-fit: cover;
    object-position: 100% 100%;
    /* Its upper edge may be cut. */
    mask-image: linear-gradient(#0000, #000 15%);
  }
  /* On phones it is a portrait, and higher than those after it. */
  @media (max-width: 43.99rem) {
    & ${Cover} {
      min-height: min(118vw, 34rem);
    }
  }
  & > p:last-child {
    max-width: 34em;
    font-size: inherit;
    color: inherit;
  }
`;

/* What was followed becomes the article's opening, where pages change in a transition: its title by itself, so that it is seen once. */
export const becomesOpening = css`
  &:focus-within ${Cover} {
    view-transition-name: cover;
  }
  &:focus-within h2 {
    view-transition-name: title;
  }
`;

const Frame = styled.article<{ $large: boolean }>`
  position: relative;
  display: grid;
  grid-template: 1fr auto auto / minmax(0, 1fr);
  gap: 0.5rem;
  & > p:last-child {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  &:hover img {
    scale: 1.03;
  }
  /* What was followed becomes the article's opening, where pages change in a transition. */
  ${becomesOpening}
  ${({ $large }) => $large && poster}
  /* Where they stand below each other: lines of several have common rows, which nothing that is laid out by itself may share. */
  @media (max-width: 43.99rem) {
    /* The first is on the screen. */
    &:not(:first-child) {
      ${laidOutWhenNear('30rem')}
      /* For the ring around what has the focus. */
      overflow-clip-margin: 0.5rem;
    }
  }
`;

/** The way to an article, as large as the whole card. */
export const Read = styled.a`
  margin-left: auto;
  padding-block: 0.4rem;
  font-weight: 600;
  color: var(--ag-ember);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

/** Category, day and minutes of an article. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
  margin-top: 0.5rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > ${Badge} {
    margin-right: 0.25rem;
  }
  & > time::before,
  & > time + span::before,
  & > .also::before {
    content: '·';
    margin-right: 0.5rem;
  }
  /* What leads the list says so on a line of its own, so that the way to it stays beside the other facts. */
  @media (max-width: 40rem) {
    & > ${Badge} {
      order: -1;
    }
    &:has(> ${Badge})::after {
      content: '';
      flex-basis: 100%;
      order: -1;
    }
  }
`;
