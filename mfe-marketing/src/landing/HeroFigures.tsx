import { Container } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { LandingFile } from './landingFile.ts';

/** The figures below a promise, which browsers get as HTML alone. */
export function HeroFigures({ landing }: LandingFile) {
  const { figures = [] } = landing.hero;
  if (figures.length === 0) return null;
  return (
    <Figures>
      {figures.map(({ value, label }) => (
        <Figure key={label}>
          <strong>{value}</strong>
          <span>{label}</span>
        </Figure>
      ))}
    </Figures>
  );
}

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
