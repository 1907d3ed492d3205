import { Container } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** The social proof bar: one figure to remember, the others beside it. */
export function Proof({ label: title, main, others }: HomeContent['proof']) {
  return (
    <Bar aria-label={title}>
      <Columns>
        {[...main, ...others].map(({ value, label }, index) => (
          <Figure key={label} className={index === 0 ? 'main' : undefined}>
            <strong>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
      </Columns>
    </Bar>
  );
}

const Bar = styled.section`
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  padding-block: clamp(3rem, 6vw, 5.5rem);
`;

const Columns = styled(Container)`
  display: grid;
  gap: 2.25rem 2rem;
  grid-template-columns: repeat(2, 1fr);
  & > .main {
    grid-column: 1 / -1;
  }
  & > .main strong {
    font-size: var(--ag-size-hero);
  }
  & > .main span {
    max-width: 22ch;
    font-size: 1rem;
  }
  & > :not(.main) {
    padding-top: 1.25rem;
    border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr repeat(3, 3fr);
    & > .main {
      grid-column: auto;
      grid-row: span 2;
      align-self: center;
    }
  }
`;
