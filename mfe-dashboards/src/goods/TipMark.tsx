import styled from 'styled-components';

/** What stands for a tip, which is no good of the shop. */
export function TipMark() {
  return (
    <Art
      viewBox="0 0 96 60"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M48 47S32 37 32 26a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 11-16 21-16 21z" />
    </Art>
  );
}

const Art = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 8 / 5;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  color: var(--ag-edge);
`;
