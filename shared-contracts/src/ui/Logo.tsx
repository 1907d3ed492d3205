import { brand } from '../brand.ts';

/** The wordmark with its summit. */
export function Logo() {
  return (
    <svg width="118" height="32" viewBox="0 0 118 32" role="img" aria-label={brand.name}>
      <path
        d="M1 27 12.5 6l5 9 3-4.5L30 27"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="m8.5 20 4-7.5 4 7.5" fill="none" stroke="var(--ag-ember)" strokeWidth="2.4" strokeLinejoin="round" />
      <text
        x="38"
        y="25"
        fontFamily="Bricolage,sans-serif"
        fontSize="25"
        fontWeight="700"
        letterSpacing="-1"
        fill="currentColor"
      >
        {brand.name}
      </text>
    </svg>
  );
}
