import { Container } from '@agence/shared-contracts/ui/Layout';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { exampleClimb } from './pictures.ts';

interface CatalogueHeroProps {
  /** The visitor is looking for something: what is found is to stand in the first view. */
  readonly isSlim: boolean;
  /** The search. */
  readonly children: ReactNode;
}

/** What the catalogue is about, its search, and how to read the pictures of its courses. */
export const CatalogueHero = memo(function CatalogueHero({ isSlim, children }: CatalogueHeroProps) {
  return (
    <Hero data-slim={isSlim ? '' : undefined}>
      <Body>
        <div className="say">
          <h1>{texts.title}</h1>
          {isSlim ? null : <p>{texts.lead}</p>}
          {children}
        </div>
        {isSlim ? null : <Legend />}
      </Body>
    </Hero>
  );
});

/** Where its summit and its third camp stand in the picture. */
const [SUMMIT, CAMP] = [
  { x: 548, y: 108 },
  { x: 312, y: 233 },
];

function Legend() {
  const { width, height, day, night } = exampleClimb;
  return (
    <Picture role="img" aria-label={texts.legend.picture}>
      <picture>
        <source media="(prefers-color-scheme:dark)" srcSet={night} />
        <img src={day} alt="" width={width} height={height} decoding="async" />
      </picture>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={`M${SUMMIT.x} ${SUMMIT.y - 34}v-44M${CAMP.x} ${CAMP.y - 12}v-62h-26`} />
        <text x={SUMMIT.x + 8} y={SUMMIT.y - 88} textAnchor="end">
          {texts.legend.summit}
        </text>
        <text x={CAMP.x - 34} y={CAMP.y - 69} textAnchor="end">
          {texts.legend.camp}
        </text>
      </svg>
    </Picture>
  );
}

const Hero = styled.section`
  overflow: clip;
  background: var(--ag-band);
`;

const Body = styled(Container)`
  display: grid;
  gap: 0 3rem;
  & > .say {
    padding-block: clamp(1.75rem, 3.5vw, 3.25rem) clamp(1.5rem, 3.2vw, 3rem);
  }
  & h1 {
    max-width: 9.3em;
    font-size: clamp(2.25rem, 1.6rem + 2.3vw, 3.5rem);
  }
  & > .say > p {
    max-width: 28.2em;
    margin-top: 1rem;
    font-size: 1.125rem;
    line-height: 1.5;
    color: var(--ag-ink-soft);
  }
  & form {
    display: block;
    max-width: 34rem;
    margin-top: 1.5rem;
  }
  [data-slim] > & > .say {
    padding-block: 1.25rem;
  }
  [data-slim] > & h1 {
    max-width: none;
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  }
  [data-slim] > & form {
    margin-top: 0.85rem;
  }
  @media (min-width: 48rem) {
    :not([data-slim]) > & {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
  @media (min-width: 60rem) {
    :not([data-slim]) > & {
      grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
    }
    [data-slim] > & {
      display: block;
    }
    [data-slim] > & > .say {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.75rem 3rem;
      padding-block: 1.75rem;
    }
    [data-slim] > & form {
      flex: 0 1 34rem;
      margin: 0;
    }
  }
`;

const Picture = styled.div`
  display: none;
  position: relative;
  align-self: end;
  /* To the edge of the window. */
  margin-right: calc(-1 * var(--ag-gutter) - max(0px, (100vw - 82rem) / 2));
  & img {
    width: 100%;
    height: auto;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--ag-ink);
    stroke-width: 1.2;
  }
  & text {
    font: 600 26px var(--ag-text);
    fill: var(--ag-ink);
    stroke: none;
  }
  @media (min-width: 48rem) {
    display: block;
  }
  @media (min-width: 60rem) {
    & text {
      font-size: 15px;
    }
  }
`;
