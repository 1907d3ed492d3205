import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** The social proof bar: few figures, each with what it means; on wide screens the hero's panel hangs into its right. */
export function Proof({ label: title, figures }: HomeContent['proof']) {
  return (
    <Bar aria-label={title}>
      <Columns>
        {figures.map(({ value, label }) => (
          <Figure key={label}>
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
  padding-block: 5.5rem 3rem;
  @media (max-width: 59.99rem) {
    ${laidOutWhenNear('22rem')}
  }
  @media (min-width: 60rem) {
    padding-block: 3rem;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: 1.75rem 3rem;
  & strong {
    font-size: var(--ag-size-1);
  }
  & span {
    max-width: 14.1em;
    font-size: 0.9375rem;
  }
  /* On phones each has its meaning beside it, unless text of twice the size leaves no room. */
  @media (max-width: 39.99rem) {
    & > div {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
      gap: 0 1rem;
      align-items: center;
    }
    & span {
      margin: 0;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
  }
  @media (min-width: 60rem) {
    padding-right: calc(var(--ag-gutter) + 26rem);
    min-height: 9rem;
  }
`;
