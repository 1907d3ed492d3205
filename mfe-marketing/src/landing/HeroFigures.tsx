import { Container } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import type { LandingFile } from './landingFile.ts';

/** The figures below a promise, which browsers get as HTML alone. */
export function HeroFigures({ landing }: LandingFile) {
  const { figures = [] } = landing.hero;
  if (figures.length === 0) return null;
  return (
    <Figures $few={figures.length < 3}>
      {figures.map(({ value, label }) => (
        <Figure key={label}>
          <strong>{value}</strong>
          <span>{label}</span>
        </Figure>
      ))}
    </Figures>
  );
}

/* One or two are as large as the title above them, on rules that share the width. */
const few = css`
  display: flex;
  flex-wrap: wrap;
  & > ${Figure} {
    flex: 1 1 9rem;
  }
  & > ${Figure} > strong {
    font-size: clamp(2.75rem, 1.6rem + 4.2vw, 5rem);
  }
  & > ${Figure} > span {
    font-size: inherit;
  }
`;

const Figures = styled(Container)<{ $few: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 2rem;
  margin-top: clamp(3rem, 6vw, 5rem);
  text-wrap: balance;
  & > div {
    padding-top: 1.25rem;
    border-top: 2px solid currentColor;
  }
  ${({ $few }) => $few && few}
`;
