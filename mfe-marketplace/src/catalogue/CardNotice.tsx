import styled, { css, keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: .55; }
`;

/** Stands where a card would be, in its size, and says why there is none. */
export const CardNotice = styled.p<{ $waiting?: boolean }>`
  display: grid;
  place-items: center;
  padding: 1.5rem;
  border-radius: 0.875rem;
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  text-align: center;
  color: var(--ag-ink-soft);
  ${({ $waiting }) =>
    $waiting &&
    css`
      animation: ${breathe} 1.6s ease-in-out infinite;
    `}
`;
