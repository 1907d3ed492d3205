import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { LandingSection } from '../content/landing.ts';
import { Faq } from './Faq.tsx';

/** One section of a landing page, by its kind. */
export function LandingSectionView({ section, band }: { readonly section: LandingSection; readonly band: boolean }) {
  return (
    <Section $ground={band ? 'band' : 'plain'}>
      <Columns>
        <h2>{section.title}</h2>
        <Content section={section} />
      </Columns>
    </Section>
  );
}

function Content({ section }: { readonly section: LandingSection }) {
  switch (section.kind) {
    case 'figures':
      return (
        <Figures>
          {section.figures.map(({ value, label }) => (
            <Figure key={label}>
              <strong>{value}</strong>
              <span>{label}</span>
            </Figure>
          ))}
        </Figures>
      );
    case 'points':
      return (
        <Points>
          {section.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      );
    case 'steps':
      return (
        <Steps>
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      );
    case 'faq':
      return <Faq items={section.items} />;
  }
}

const Columns = styled(Container)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;

const Figures = styled.div`
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
`;

const Points = styled.ul`
  display: grid;
  gap: 2.5rem 3rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  & p {
    margin-top: 0.6rem;
    color: var(--ag-ink-soft);
  }
`;

const Steps = styled.ol`
  counter-reset: step;
  & > li {
    counter-increment: step;
    position: relative;
    padding: 0 0 2.25rem 4.5rem;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -0.35rem;
    font: 700 2.25rem/1 var(--ag-display);
    color: var(--ag-ember);
  }
  & p {
    margin-top: 0.5rem;
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
`;
