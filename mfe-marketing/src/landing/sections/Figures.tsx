import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

export function Figures({ title, ground, figures }: SectionOf<'figures'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside>
      <Row>
        {figures.map(({ value, label }) => (
          <Figure key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
      </Row>
    </SectionFrame>
  );
}

/* A figure that stands alone is set as large as a page title. */
const Row = styled.div`
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  & > :only-child > strong {
    font-size: clamp(4.5rem, 2rem + 10vw, 10rem);
  }
  & > :only-child > span {
    font-size: var(--ag-size-lead);
  }
`;
