import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Cta } from './Cta.tsx';
import type { LandingHeroProps } from './LandingHero.tsx';

/** The closing call to action. */
export function LandingClosing({ card, landing: { cta } }: LandingHeroProps) {
  return (
    <Ground $ground="spruce" data-theme="dark">
      <Art seed={`${card.path} fin`} levels={5} />
      <Body>
        <h2>{cta.title}</h2>
        <div>
          {cta.text ? <Lead>{cta.text}</Lead> : null}
          <Cta id={cta.id} label={cta.label} location="closing" />
        </div>
      </Body>
    </Ground>
  );
}

const Ground = styled(Section)`
  overflow: hidden;
`;

const Art = styled(ContourArt)`
  opacity: 0.6;
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 2rem;
  align-items: end;
  & > h2 {
    max-width: 14ch;
    font-size: var(--ag-size-hero);
    line-height: 0.98;
    letter-spacing: -0.03em;
  }
  & > div {
    display: grid;
    gap: 1.5rem;
    justify-items: start;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 4fr;
    gap: 5rem;
  }
`;
