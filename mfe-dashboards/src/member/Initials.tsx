import styled from 'styled-components';
import { initialsOf } from './initialsOf.ts';

/** The first letters of somebody's first and last word, beside their name. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <Disc data-initials="" aria-hidden="true">
      {initialsOf(name)}
    </Disc>
  );
}

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid var(--ag-line);
  border-radius: 50%;
  background: var(--ag-band);
  font-size: var(--ag-size-label);
  font-weight: 600;
`;
