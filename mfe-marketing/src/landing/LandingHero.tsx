import { useContact } from '@agence/shared-contracts/platform/useContact';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, laidOutAtOnce, Row, Section } from '@agence/shared-contracts/ui/Layout';
import { Badge, Eyebrow, Figure, Lead } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import type { Landing, LandingCard } from '../content/landing.ts';
import { Island } from '../lazy/Island.tsx';
import { TypingHeadline } from '../typing-headline/TypingHeadline.tsx';
import { Cta } from './Cta.tsx';
import { heroArt } from './landingParts.ts';

export interface LandingHeroProps {
  readonly card: LandingCard;
  readonly landing: Landing;
}

/** The promise of a page, its one action, and a drawing of its trade, which browsers get as HTML alone. */
export function LandingHero({ card, landing }: LandingHeroProps) {
  const { eyebrow, badge, title, lead, art, ground = 'plain', figures, call, phone, phrases } = landing.hero;
  const { id, label } = landing.hero.action ?? landing.cta;
  const contact = useContact();
  const [artOf] = useState({ art, seed: card.path, focus: card.name });
  return (
    <Ground $ground={ground} data-theme={ground === 'spruce' ? 'dark' : undefined}>
      <Body $isSplit={art !== 'contours'}>
        <div className="offer">
          <Eyebrow>{eyebrow}</Eyebrow>
          {badge ? (
            <p>
              <Badge $tone="ember">{badge.value}</Badge>
            </p>
          ) : null}
          {phrases ? <TypingHeadline title={title} phrases={phrases} /> : <h1>{title}</h1>}
          <Lead>{lead}</Lead>
          <Row>
            <Cta id={id} label={label} location="hero" />
            {call ? (
              <ButtonLink $look="secondary" href={contact.phoneHref} data-cta={id} data-location="hero-call">
                {call}
              </ButtonLink>
            ) : null}
          </Row>
          {phone ? (
            <p>
              {phone} <a href={contact.phoneHref}>{contact.phone}</a>
            </p>
          ) : null}
        </div>
        <Island part={heroArt} content={artOf} />
      </Body>
      {figures && figures.length > 0 ? (
        <Figures>
          {figures.map(({ value, label: meaning }) => (
            <Figure key={meaning}>
              <strong>{value}</strong>
              <span>{meaning}</span>
            </Figure>
          ))}
        </Figures>
      ) : null}
    </Ground>
  );
}

const Ground = styled(Section)`
  isolation: isolate;
  overflow: hidden;
  padding-block: clamp(3rem, 7vw, 7rem);
  ${laidOutAtOnce}
  &[data-theme='dark'] {
    --ag-ground: var(--ag-spruce);
  }
`;

const Body = styled(Container)<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3.5rem;
  align-items: center;
  & > .offer {
    display: grid;
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
  }
  @media (min-width: 60rem) {
    grid-template-columns: ${({ $isSplit }) => ($isSplit ? '7fr 5fr' : 'minmax(0, 1fr)')};
    gap: 4rem;
  }
`;

const Figures = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 2rem;
  margin-top: clamp(3rem, 6vw, 5rem);
  & > div {
    padding-top: 1.25rem;
    border-top: 2px solid currentColor;
  }
`;
