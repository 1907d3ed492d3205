import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';

const { title, detail } = frameTexts.notForSale;

/** Stands where something would be bought, on a public demonstration (AMB-59). */
export function NotForSale() {
  return (
    <Note>
      <strong>{title}</strong>
      {detail}
    </Note>
  );
}

const Note = styled.p`
  display: grid;
  gap: 0.15rem;
  max-width: 42rem;
  padding: 0.85rem 1.1rem;
  border-left: 4px solid var(--ag-ember);
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  font-weight: 400;
`;
