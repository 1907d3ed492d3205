import { Container } from '@agence/shared-contracts/ui/Layout';
import { Figure } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { proofClaims } from '../content/claims.ts';
import { homeTexts } from '../content/home.ts';

/** The social proof bar. */
export function Proof() {
  return (
    <Bar aria-label={homeTexts.proof}>
      <Figures>
        {proofClaims.map(({ value, label }) => (
          <Figure key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
      </Figures>
    </Bar>
  );
}

const Bar = styled.section`
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  padding-block: clamp(2.5rem, 5vw, 4rem);
`;

const Figures = styled(Container)`
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
`;
