import styled from 'styled-components';
import { orderTexts as texts } from '../content/order.ts';

/** Where the card is typed in, and who never sees it: last of all. */
export function CardNote() {
  return (
    <Note>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 9h12v8.5H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3M10 12.25v2" />
      </svg>
      <small>{texts.provider}</small>
    </Note>
  );
}

const Note = styled.p`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0.9rem;
  color: var(--ag-ink-soft);
  & > svg {
    width: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & > small {
    font-size: var(--ag-size-small);
    line-height: 1.45;
  }
`;
