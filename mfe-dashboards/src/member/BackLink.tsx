import styled from 'styled-components';

/** The way back to the list that a screen belongs to, above its title. */
export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-ink-soft);
  text-decoration: none;
  &::before {
    content: '←' / '';
    margin-right: 0.5em;
  }
  &:hover {
    color: var(--ag-ink);
    text-decoration: underline;
  }
`;
