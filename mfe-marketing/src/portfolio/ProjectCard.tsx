import { Picture } from '@agence/shared-contracts/art/Picture';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { PortfolioContent, Project } from '../content/portfolio.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { Raised } from '../marks/Raised.tsx';
import { Phone, Window } from './frames.tsx';
import { studyPath } from './studyPath.ts';
import { studyPictures } from './studyPictures.ts';

interface ProjectCardProps {
  readonly project: Project;
  readonly texts: PortfolioContent;
}

/** A study: its site on the coloured ground of its brand, what it is, what was measured of it, and the way to its page. */
export function ProjectCard({ project, texts }: ProjectCardProps) {
  const { id, title, trade, category, shown, ground, tech, results, description } = project;
  const { screen, phone, cut, fold, below } = studyPictures[id];
  return (
    <Card>
      <Plate className={shown} $ground={ground} $cut={cut} $fold={fold}>
        {shown === 'phones' || shown === 'phone' ? null : (
          <Window>
            {/* Alone on a phone, a wide page would be too small to read. */}
            <Picture of={shown === 'window' ? { ...screen, phone } : screen} />
          </Window>
        )}
        {shown === 'window' ? null : (
          <Phone>
            <Picture of={phone} />
          </Phone>
        )}
        {shown === 'phones' && below ? (
          <Phone>
            <Picture of={below} />
          </Phone>
        ) : null}
      </Plate>
      <Caption>
        <h3>
          <a href={studyPath(id)}>
            <Raised name={title} />
          </a>
        </h3>
        <div className="mark">
          <Fictional>{texts.mark}</Fictional>
        </div>
        <small>
          <span>{trade}</span> <span>· {texts.filter.categories[category]}</span>
        </small>
        <div className="words">
          <p>{description}</p>
          <p>
            <span className="visually-hidden">{texts.resultLabel}&nbsp;: </span>
            <strong>{results}</strong>
          </p>
          <ul aria-label={texts.techLabel}>
            {tech.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {/* The name is the link, and all of the card leads where it does. */}
          <span className="open" aria-hidden="true">
            {texts.open} →
          </span>
        </div>
      </Caption>
    </Card>
  );
}

/* The whole card leads to its page. */
const Card = styled.article`
  position: relative;
  /* The first is on the screen. */
  li:not(:first-child) > & {
    ${laidOutWhenNear('35rem')}
    /* For the ring around what has the focus. */
    overflow-clip-margin: 0.5rem;
  }
  & h3 a {
    text-decoration: none;
  }
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--ag-radius-large);
  }
  &:hover h3 a {
    text-decoration: underline;
  }
`;

const Plate = styled.div<{ $ground: string; $cut: number; $fold: number }>`
  --plate: ${({ $ground }) => $ground};
  background: var(--plate);
  @media (prefers-color-scheme: dark) {
    background: color-mix(in oklab, var(--plate) 62%, #000);
  }
  position: relative;
  overflow: hidden;
  height: clamp(23rem, 62vw, 33rem);
  border-radius: var(--ag-radius-large);
  & > * {
    position: absolute;
  }
  &.both > ${Window} {
    inset: 1.75rem auto auto 5%;
    width: 82%;
  }
  &.both > ${Phone} {
    right: 6%;
    bottom: -3rem;
    width: min(38%, 9rem);
  }
  &.phone > * {
    inset: 2rem auto auto 50%;
    width: min(54%, 15.5rem);
    translate: -50%;
  }
  &.phones > * {
    top: 2rem;
    left: 7%;
    width: 41%;
  }
  &.phones > :where(:nth-child(n + 2)) {
    inset: 5.5rem 7% auto auto;
  }
  /* All of the window, and as high as it: half a title says nothing. */
  @media (max-width: 59.99rem) {
    &.window {
      height: auto;
      padding: 2rem 6% 0;
    }
    &.window > * {
      position: static;
    }
  }
  /* As wide as Picture takes the cut for phones. */
  @media (max-width: 48rem) {
    &.window > * {
      max-width: 22rem;
      margin-inline: auto;
      border-radius: 10px 10px 0 0;
    }
    &.window img {
      aspect-ratio: 1 / ${({ $cut }) => $cut};
      object-fit: cover;
      object-position: top;
    }
  }
  @media (min-width: 48.01rem) and (max-width: 59.99rem) {
    li:not(.wide) > * > & {
      height: 20rem;
    }
    li:not(.wide) > * > &.window {
      padding-inline: 4%;
      display: grid;
      align-content: center;
      padding-block: 0;
    }
  }
  @media (min-width: 60rem) {
    height: 33rem;
    &.both > ${Window} {
      inset-block: auto 0;
      width: 72%;
      border-radius: 10px 10px 0 0;
    }
    &.both > ${Window} img {
      aspect-ratio: 1 / ${({ $fold }) => $fold};
      object-fit: cover;
      object-position: top;
    }
    &.both > ${Phone} {
      width: 19.5%;
      bottom: -4rem;
    }
    /* All of it: what is said at its right says what it is. */
    &.window {
      display: grid;
      align-content: center;
    }
    &.window > * {
      position: static;
      margin-inline: 6%;
    }
    .wide &.window > * {
      position: absolute;
      inset: 4rem 12% auto;
      margin: 0;
    }
    /* No higher than what its window fills. */
    .wide & {
      height: min(38rem, 46vw);
    }
    .wide &.both {
      height: min(36rem, 44vw);
    }
  }
`;

const Caption = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.35rem 1.5rem;
  padding-top: 1.1rem;
  & h3 {
    font-size: 1.5rem;
  }
  & small,
  & ul {
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-small);
  }
  /* Each half of the line in one piece. */
  & > small > span {
    display: inline-block;
  }
  & > .words {
    display: grid;
    gap: 0.5rem;
    max-width: 33.4em;
    margin-top: 0.4rem;
  }
  & strong,
  & .open {
    font-weight: 600;
  }
  & .open {
    color: var(--ag-ember);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
  }
  & li + li::before {
    content: '·';
    margin-right: 0.75rem;
  }
  /* Where there is room the mark stands beside the name. */
  @media (min-width: 22rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    & > small,
    & > .words {
      grid-column: 1 / -1;
    }
  }
  /* Where cards share the width, the mark leaves a name its line and stands beside the trade. */
  @media (min-width: 48.01rem) and (max-width: 59.99rem) {
    & > h3 {
      grid-column: 1 / -1;
    }
    & > small {
      grid-area: 2 / 1;
    }
    & > .mark {
      grid-area: 2 / 2;
    }
  }
  @media (min-width: 60rem) {
    .wide & {
      grid-template: auto 1fr / 4fr 5fr auto;
    }
    .wide & > small {
      grid-area: 2 / 1;
    }
    .wide & > .words {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
    .wide & > .mark {
      grid-area: 1 / 3;
    }
  }
`;
