import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';

/** A rating from 0 to 5 as stars, filled to the exact share. */
export function Stars({ rating, className }: { readonly rating: number; readonly className?: string }) {
  const share = Math.max(0, Math.min(5, rating)) / 5;
  return (
    <Line role="img" aria-label={frameTexts.stars(rating)} viewBox="0 0 100 20" className={className}>
      <path d={STARS} />
      <svg width={share * 100} height="20" aria-hidden="true">
        <path d={STARS} />
      </svg>
    </Line>
  );
}

/** One star whose top stands at the given place; five of them are 100 wide. */
const starAt = (x: number) => `M${x} 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z`;
const STARS = [10, 30, 50, 70, 90].map(starAt).join('');

const Line = styled.svg`
  width: 5.5em;
  height: 1.1em;
  vertical-align: -0.15em;
  fill: var(--ag-ember);
  /* Those that are not given. */
  & > path {
    fill: none;
    stroke: var(--ag-ember);
  }
`;
