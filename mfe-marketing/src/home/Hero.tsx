import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { Cta } from '../landing/Cta.tsx';
import { CountingFigure } from '../motion/CountingFigure.tsx';
import { SummitArt } from './SummitArt.tsx';

/** After half a second, in sixty frames (marketing-site §4 "Hero counters"). */
const COUNTERS = { delayMs: 500, durationMs: 1000 };

/** The promise, the one action, the climb, and two figures that count up. */
export function Hero({ terrain, ...hero }: HomeContent['hero'] & { readonly terrain: string }) {
  return (
    <Ground>
      <Offer>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1>{hero.title}</h1>
        <Lead>{hero.lead}</Lead>
        <Actions>
          <Cta id="hero-audit-premium" location="hero" label={hero.action} />
          <ButtonLink $look="quiet" href="#expertises">
            {hero.second} ↓
          </ButtonLink>
        </Actions>
        <small>{hero.actionNote}</small>
      </Offer>
      <SummitArt terrain={terrain} camps={hero.camps} />
      <Figures>
        {hero.figures.map(({ value, label }) => (
          <p key={label}>
            <CountingFigure value={value} counting={COUNTERS} /> {label}
          </p>
        ))}
      </Figures>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-top: clamp(2.5rem, 6vw, 6rem);
`;

const Offer = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  & > h1 {
    max-width: 9.5ch;
    font-size: var(--ag-size-hero);
    font-weight: 800;
    line-height: 0.96;
    letter-spacing: -0.035em;
  }
  & > ${Lead} {
    max-width: 34rem;
  }
  & > small {
    color: var(--ag-ink-soft);
  }
`;

/* What follows the button lines up with it where it stands below. */
const Actions = styled(Row)`
  @media (max-width: 40rem) {
    & > a {
      padding-inline: 0;
    }
  }
`;

const Figures = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 13rem));
  gap: 2rem;
  padding-block: 2rem clamp(2.5rem, 5vw, 4.5rem);
  font-size: var(--ag-size-small);
  line-height: 1.4;
  & strong {
    display: block;
    margin-bottom: 0.5rem;
    font: 700 var(--ag-size-1) / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
`;
