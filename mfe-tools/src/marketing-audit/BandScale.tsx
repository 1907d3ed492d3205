import styled from 'styled-components';
import { auditBands } from '../content/marketingAudit.ts';
import { bandOf } from './score.ts';

/** Where a score lies among the four bands; each is as wide as the scores it holds. @param score 0 to 100 */
export function BandScale({ score }: { readonly score: number }) {
  const here = bandOf(score);
  return (
    <Scale aria-hidden="true">
      {auditBands.map((band) => (
        <li key={band.from} data-here={band === here ? '' : undefined}>
          {band.name}
        </li>
      ))}
      <Marker $score={score} />
    </Scale>
  );
}

const Scale = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: 40fr 20fr 20fr 20fr;
  gap: 3px;
  padding-top: 1.5rem;
  & > li {
    padding-top: 0.5rem;
    border-top: 6px solid color-mix(in srgb, currentColor 25%, transparent);
    font-size: 0.8125rem;
    line-height: 1.3;
    color: var(--ag-ink-soft);
    hyphens: auto;
  }
  & > [data-here] {
    border-color: var(--ag-ember);
    color: inherit;
    font-weight: 700;
  }
`;

const Marker = styled.i<{ $score: number }>`
  position: absolute;
  top: 0;
  left: ${({ $score }) => $score}%;
  width: 1.25rem;
  height: 1rem;
  translate: -50%;
  background: var(--ag-ember);
  clip-path: polygon(0 0, 100% 0, 50% 100%);
`;
