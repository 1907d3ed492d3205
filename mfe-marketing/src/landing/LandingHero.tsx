import { Container, laidOutAtOnce, Section } from '@agence/shared-contracts/ui/Layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LandingFile } from './landingFile.ts';

interface LandingHeroProps extends LandingFile {
  /** What stands above the headline. */
  readonly label: ReactNode;
  readonly headline: ReactNode;
  /** What follows the headline. */
  readonly offer: ReactNode;
  /** A drawing of the page's trade. */
  readonly art: ReactNode;
  readonly figures: ReactNode;
}

/** The promise of a page and its one action, a drawing of its trade and figures. */
export function LandingHero({ landing: { hero, sections }, label, headline, offer, art, figures }: LandingHeroProps) {
  const { ground = 'plain' } = hero;
  const [first] = sections;
  // On one ground the air of what follows is enough.
  const isOneGround = ground === 'plain' && (first?.kind === 'services' || first?.kind === 'place') && !first.ground;
  return (
    <Ground
      $ground={ground}
      data-theme={ground === 'spruce' ? 'dark' : undefined}
      data-plain={ground === 'plain' ? '' : undefined}
      data-goes-on={isOneGround ? '' : undefined}
    >
      <Body>
        <div className="offer">
          {label}
          {headline}
          {offer}
        </div>
        {art}
      </Body>
      {figures}
    </Ground>
  );
}

const Ground = styled(Section)`
  isolation: isolate;
  overflow: hidden;
  padding-block: clamp(2rem, 7vw, 7rem) clamp(3rem, 7vw, 7rem);
  ${laidOutAtOnce}
  &[data-goes-on] {
    padding-bottom: 2rem;
  }
  &[data-theme='dark'] {
    --ag-ground: var(--ag-spruce);
  }
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 8vw, 3.5rem);
  align-items: center;
  & > .offer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem;
    justify-items: start;
    min-width: 0;
  }
  & h1 {
    max-width: 10.1em;
    font-size: clamp(2.5rem, 1.6rem + 4.2vw, 5rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 3rem;
  }
`;
