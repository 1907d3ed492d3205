import { coverTones } from '@agence/shared-contracts/art/coverTones';

const { spruce } = coverTones;

interface SitePictureProps {
  readonly alt: string;
  readonly lines: readonly string[];
}

/** The same business with one promise and one action. */
export function NewSite({ alt, lines }: SitePictureProps) {
  const [name = '', first = '', second = '', action = '', proof = ''] = lines;
  return (
    <svg
      className="new"
      data-theme="light"
      viewBox="0 0 600 400"
      role="img"
      aria-label={alt}
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="var(--ag-ground)" d="M0 0h600v400H0z" />
      <path fill={spruce.valley} d="M0 0h262v400H0z" />
      <g fill="none" stroke={spruce.line} strokeWidth="1.5" transform="matrix(.78 0 0 .9 -254 12)">
        <path d="M470 90c60-10 100 40 90 110s-70 120-130 96-70-90-46-140 40-60 86-66z" />
        <path d="M474 124c40-8 66 30 58 78s-48 80-88 64-46-60-30-94 30-42 60-48z" />
        <path d="M478 158c22-6 34 18 28 46s-28 44-50 34-22-34-12-54 16-22 34-26z" />
        <path d="M460 50c90-16 150 60 132 164S480 398 392 358s-92-130-58-204 58-92 126-104z" />
      </g>
      <path d="M0 400c60-80 80-120 128-206" fill="none" stroke={spruce.route} strokeWidth="4" strokeLinecap="round" />
      <circle cx="128" cy="194" r="8" fill={spruce.route} />
      <g fontFamily="Bricolage,sans-serif" fontWeight="700" fill="var(--ag-ink)">
        <text x="322" y="48" fontSize="17">
          {name}
        </text>
        <text x="322" y="146" fontSize="30" letterSpacing="-1">
          {first}
        </text>
        <text x="322" y="188" fontSize="30" letterSpacing="-1">
          {second}
        </text>
      </g>
      <path stroke="#c7c4b8" strokeWidth="6" strokeLinecap="round" d="M324 222h224M324 240h176" />
      <path fill="var(--ag-ember)" d="M346 268h174a24 24 0 0 1 0 48H346a24 24 0 0 1 0-48z" />
      <g fontFamily="Figtree,sans-serif" fontWeight="600">
        <text x="433" y="297" fontSize="15" fill="var(--ag-on-ember)" textAnchor="middle">
          {action}
        </text>
        <text x="322" y="346" fontSize="12.5" fill="var(--ag-ink-soft)">
          {proof}
        </text>
      </g>
    </svg>
  );
}
