import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { homeClaims } from '../content/claims.ts';
import { homeTexts } from '../content/home.ts';
import { CtaButton } from '../landing/CtaButton.tsx';
import { Counter } from './Counter.tsx';

const texts = homeTexts.hero;

/** The promise, the one action, and two figures that count up. */
export function Hero() {
  return (
    <Ground>
      <ContourArt seed="sommet-b" levels={14} />
      <Body>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{texts.title}</h1>
        <Columns>
          <Lead>{texts.lead}</Lead>
          <Action>
            <Row>
              <CtaButton id="hero-audit-premium" location="hero" label={texts.action} />
              <ButtonLink $look="quiet" href="#expertises">
                {texts.second} ↓
              </ButtonLink>
            </Row>
            <small>{texts.actionNote}</small>
          </Action>
        </Columns>
        <Counters>
          {Object.values(homeClaims).map(({ value, label }) => (
            <p key={label}>
              <Counter target={Number(value)} />
              <span>{label}</span>
            </p>
          ))}
        </Counters>
      </Body>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3.5rem, 9vw, 8rem) clamp(2.5rem, 5vw, 5rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: clamp(1.75rem, 4vw, 3rem);
  & > h1 {
    max-width: 13ch;
    font-size: var(--ag-size-hero);
    font-weight: 800;
    line-height: 0.98;
    letter-spacing: -0.035em;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 2rem 4rem;
  align-items: end;
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
  }
`;

const Action = styled.div`
  display: grid;
  gap: 0.75rem;
  & small {
    color: var(--ag-ink-soft);
  }
`;

const Counters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 4rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--ag-line);
  & p {
    display: flex;
    align-items: baseline;
    gap: 0.75rem;
  }
  & p > :first-child {
    font: 700 var(--ag-size-1) / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
`;
