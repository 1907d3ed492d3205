import { massifVideo } from '@agence/shared-contracts/art/pictures';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { Cta } from '../landing/Cta.tsx';
import { Dusk, NightMassif } from '../landing/Dusk.tsx';

/** The final call to action, with what its forty-five minutes are made of, to scale. */
export function AuditCall(audit: HomeContent['audit']) {
  return (
    <Dusk data-theme="dark">
      <NightMassif of={massifVideo} />
      <Body>
        <h2>{audit.title}</h2>
        <Lead>{audit.lead}</Lead>
        <Agenda>
          {audit.agenda.map(({ minutes, title, text }) => (
            <li key={title}>
              <small>{`${minutes}\u00a0${audit.unit}`}</small>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </Agenda>
        <Actions>
          <Cta id="hero-audit-premium" location="final" label={audit.action} />
          <Cta
            id="hero-audit-premium"
            location="final-consultation"
            label={audit.second}
            look="quiet"
            asked="consultation"
          />
        </Actions>
      </Body>
    </Dusk>
  );
}

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 2rem;
  & > h2 {
    max-width: 8.7em;
    font-size: var(--ag-size-hero);
    line-height: 1;
    letter-spacing: -0.03em;
  }
`;

const Actions = styled(Row)`
  @media (max-width: 29.99rem) {
    & > [data-location='final'] {
      flex: 1 0 100%;
    }
  }
  & > [data-location='final-consultation'] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (max-width: 40rem) {
    & > [data-location='final-consultation'] {
      padding-inline: 0;
      text-align: left;
    }
  }
`;

/* Lines are as wide as the minutes are long; beside each other so are the columns. */
const Agenda = styled.ol`
  display: grid;
  gap: 1.5rem 2px;
  max-width: 64rem;
  margin-block: 1rem;
  & > li::before {
    content: '';
    display: block;
    height: 4px;
    margin-bottom: 1rem;
    background: var(--ag-on-spruce);
  }
  & > li:last-child::before {
    background: var(--ag-ember);
  }
  & strong {
    display: block;
    margin-block: 0.25rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  @media (max-width: 47.99rem) {
    & > li:first-child::before {
      width: 75%;
    }
    & > li:last-child::before {
      width: 50%;
    }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 15fr 20fr 11fr;
    & p {
      padding-right: 1.5rem;
    }
  }
`;
