import { brandName, mark } from '../brand.ts';

/** Room for a letter of the name, in the logo's own units. */
const LETTER = 16;

/** The mark with the name. */
export function Logo() {
  const width = 38 + brandName.length * LETTER;
  return (
    <svg width={width} height="32" viewBox={`0 0 ${width} 32`} role="img" aria-label={brandName}>
      {mark.map(({ d, isAccent }) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={isAccent ? 'var(--ag-ember)' : 'currentColor'}
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      ))}
      <text
        x="38"
        y="25"
        fontFamily="Bricolage,sans-serif"
        fontSize="25"
        fontWeight="700"
        letterSpacing="-1"
        fill="currentColor"
      >
        {brandName}
      </text>
    </svg>
  );
}
