import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';

const texts = homeTexts.pillars;

/** The three expertises, each climbing a little higher than the one before. */
export function Pillars() {
  return (
    <Section id="expertises">
      <Container>
        <Heading>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h2>{texts.title}</h2>
        </Heading>
        <Climb>
          {texts.items.map(({ name, text, proof, to, link }) => (
            <li key={to}>
              <h3>{name}</h3>
              <p>{text}</p>
              <strong>{proof}</strong>
              <a href={to}>{link} →</a>
            </li>
          ))}
        </Climb>
      </Container>
    </Section>
  );
}

const Heading = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-bottom: clamp(2.5rem, 6vw, 5rem);
  & > h2 {
    max-width: 20ch;
    font-size: var(--ag-size-1);
  }
`;

const Climb = styled.ol`
  counter-reset: pillar;
  display: grid;
  gap: 3rem 2.5rem;
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, 1fr);
    & > li:nth-child(1) {
      margin-top: 6rem;
    }
    & > li:nth-child(2) {
      margin-top: 3rem;
    }
  }
  & > li {
    counter-increment: pillar;
    display: grid;
    gap: 1rem;
    align-content: start;
    padding-top: 1.5rem;
    border-top: 2px solid var(--ag-ink);
  }
  & > li::before {
    content: counter(pillar, decimal-leading-zero);
    font: 700 1rem/1 var(--ag-display);
    color: var(--ag-ember);
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & strong {
    font-size: 0.9375rem;
  }
  & a {
    justify-self: start;
    padding-block: 0.6rem;
    font-weight: 600;
    color: var(--ag-ember);
  }
`;
