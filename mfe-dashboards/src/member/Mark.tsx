import styled from 'styled-components';

/** How something stands as a word, with a point in its colour, one of the tokens. */
export const Mark = styled.span<{ $color: string }>`
  font-weight: 600;
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: 0.5rem;
    border-radius: 50%;
    vertical-align: 0.1em;
    background: var(--ag-${({ $color }) => $color});
  }
`;
