import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { CountingFigure } from '../counting/CountingFigure.tsx';
import { Cta } from '../landing/Cta.tsx';

/** After half a second, in sixty frames (marketing-site §4 "Hero counters"). */
const COUNTERS = { delayMs: 500, durationMs: 1000 };

type HeroProps = HomeContent['hero'] & { readonly scene: ReactNode; readonly panel: ReactNode };

/** The promise, the one action, two figures that count up, the climb, and what clients see of it every morning. */
export function Hero({ scene, panel, ...hero }: HeroProps) {
  return (
    <Ground>
      <Offer>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1>{hero.title}</h1>
        <Lead>{hero.lead}</Lead>
        <Actions>
          <Cta id="hero-audit-premium" location="hero" label={hero.action} />
          <ButtonLink $look="quiet" href="#expertises">
            {`${hero.second} `}
            <span aria-hidden="true">↓</span>
          </ButtonLink>
        </Actions>
        <small>{hero.actionNote}</small>
        <Figures>
          {hero.figures.map(({ value, label }) => (
            <p key={label}>
              <CountingFigure value={value} counting={COUNTERS} />
              {` ${label}`}
            </p>
          ))}
        </Figures>
      </Offer>
      {scene}
      <Account>{panel}</Account>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  isolation: isolate;
  /* Its panel hangs over what follows. */
  z-index: 1;
  padding-top: clamp(2rem, 4vw, 3.5rem);
  @media (min-width: 60rem) {
    min-height: 46rem;
    padding-bottom: 3.5rem;
  }
`;

const Offer = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  & > h1 {
    max-width: 6.4em;
    font-size: var(--ag-size-hero);
    font-weight: 800;
    line-height: 0.96;
    letter-spacing: -0.035em;
  }
  & > ${Lead} {
    max-width: 32rem;
  }
  & > small {
    color: var(--ag-ink-soft);
  }
`;

/* What follows the button lines up with it where it stands below. */
const Actions = styled(Row)`
  @media (max-width: 29.99rem) {
    & > button {
      flex: 1 0 100%;
    }
  }
  @media (max-width: 40rem) {
    & > a {
      padding-inline: 0;
    }
  }
`;

const Figures = styled.div`
  display: flex;
  gap: 2.5rem;
  font-size: var(--ag-size-small);
  line-height: 1.4;
  & > p {
    max-width: 9rem;
  }
  & strong {
    display: block;
    font: 700 2.5rem/1.1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
`;

/* Hangs into the dark bar below, which leaves room for it. */
const Account = styled(Container)`
  position: relative;
  z-index: 2;
  /* Over the first camp, which stands an eighth of the scene's width above its foot. */
  margin-block: calc(-13vw - 0.5rem) -3rem;
  /* Its curve, which has letters, grows no larger there: its campaigns stand beside it. */
  @media (min-width: 48.01rem) and (max-width: 59.99rem) {
    margin-top: -14rem;
    & aside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
    }
    & :is(header, footer) {
      grid-column: 1 / -1;
    }
    & ul {
      grid-area: 2 / 2 / span 2;
      align-self: end;
    }
  }
  @media (min-width: 60rem) {
    position: absolute;
    inset: auto 0 -11rem;
    margin-block: 0;
    pointer-events: none;
    & aside {
      max-width: 23rem;
      margin-left: auto;
    }
  }
`;
