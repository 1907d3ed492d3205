import styled from 'styled-components';
import { rosette, ticks } from '../engraving/engraving.ts';

/** What each badge shows, on a 80 × 80 grid; `red` is its one accent. */
const marks: Readonly<Record<string, { readonly ink: string; readonly red?: string }>> = {
  'premier-pas': {
    ink: 'M30 25c3-2 7 0 7 5s-1 9-3 13h-8c-1-5-1-14 4-18zM26 46h8c0 3-1 6-4 6s-4-3-4-6zM45 34c3-2 7 0 7 5s-1 9-3 13h-8c-1-5-1-14 4-18zM41 55h8c0 3-1 6-4 6s-4-3-4-6z',
  },
  'dix-modules': { ink: 'M22 57h36M26 50h28M30 43h20M33 36h14M36 29h8M22 57 40 22l18 35' },
  'premiere-formation': {
    ink: 'M20 56l13-21 6 8 5-7 16 20zM33 35V20M27 48l4-4 3 5M45 46l4 3 3-1',
    red: 'M33 20l11 4-11 4z',
  },
  'trois-formations': {
    ink: 'M18 57l10-16 6 8M52 49l5-7 8 15M27 57l14-27 14 27zM41 30V19M37 42l4-4 4 5M24 51l4-4',
    red: 'M41 19l8 3-8 3z',
  },
  'sept-jours': {
    ink: 'M18 55h44M26 55a14 14 0 0 1 28 0M40 25v9M25 32l5 7M55 32l-5 7M16 43l7 4M64 43l-7 4M24 60h32',
    red: 'M40 45.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  'trente-jours': {
    ink: 'M40 23a17 17 0 1 0 0 34 17 17 0 0 0 0-34zM40 23a17 17 0 0 1 0 34 12 17 0 0 0 0-34zM33 30l-3 3M30 38h-4M31 46l-3 2',
    red: 'M57 25l3-3M62 34h4',
  },
};

const CENTRE = { x: 40, y: 40 };

/** A badge: engraved once it is earned, a dashed ring until then. */
export function BadgeArt({ code, isEarned }: { readonly code: string; readonly isEarned: boolean }) {
  const mark = marks[code] ?? { ink: 'M22 56l12-21 6 8 5-7 14 20z' };
  return (
    <Art viewBox="0 0 80 80" aria-hidden="true" data-earned={isEarned ? '' : undefined}>
      {isEarned ? (
        <>
          <circle cx="40" cy="40" r="39.2" strokeWidth="1" />
          <path d={ticks({ ...CENTRE, radius: 38.6 }, 72, 2.3, 6)} strokeWidth="0.8" />
          <circle cx="40" cy="40" r="33" strokeWidth="0.8" />
          <path d={rosette(code, { ...CENTRE, radius: 33 })} strokeWidth="0.4" />
        </>
      ) : (
        <circle cx="40" cy="40" r="38.5" strokeDasharray="2 5" />
      )}
      <g transform="translate(8 8) scale(.8)">
        <circle cx="40" cy="40" r="32" data-part="ground" />
        <path d={mark.ink} />
        {mark.red ? <path d={mark.red} data-part="red" /> : null}
      </g>
    </Art>
  );
}

const Art = styled.svg`
  width: 5.25rem;
  height: 5.25rem;
  fill: none;
  stroke: color-mix(in srgb, var(--ag-ink-soft) 88%, var(--ag-ground));
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
  &[data-earned] {
    stroke: var(--ag-ink);
  }
  & [data-part='ground'] {
    fill: var(--ag-surface);
    stroke: none;
  }
  &[data-earned] [data-part='red'] {
    stroke: var(--ag-ember);
    fill: var(--ag-ember);
  }
`;
