import styled from 'styled-components';

/** On a grid of 96 × 60. */
const drawings = {
  resource: 'M36 8h17l9 9v35H36zM53 8v9h9M49 26v14m-5-5 5 5 5-5',
  consultation: 'M30 14h36v34H30zM30 24h36M40 9v10M56 9v10M48 31v7l5 3',
  tip: 'M48 47S32 37 32 26a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 11-16 21-16 21z',
} as const;

/** What stands for something that has no cover. */
export function OwnedMark({ kind }: { readonly kind: keyof typeof drawings }) {
  return (
    <Art
      viewBox="0 0 96 60"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d={drawings[kind]} />
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
