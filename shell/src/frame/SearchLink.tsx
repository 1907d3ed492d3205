import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';

/** The way to the search of courses. */
export function SearchLink() {
  return (
    <Round href="/formations#recherche" aria-label={headerTexts.search}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
    </Round>
  );
}

const Round = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  &:hover {
    background: var(--ag-band);
  }
`;
