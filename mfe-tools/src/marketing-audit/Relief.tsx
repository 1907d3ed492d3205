import styled from 'styled-components';
import { auditTexts } from '../content/marketingAudit.ts';
import { INNER, OUTER, placeOf, reliefLine } from './relief.ts';
import { type BlockScore, MOST_POINTS } from './score.ts';

const texts = auditTexts.result;

interface ReliefProps {
  readonly answers: readonly number[];
  readonly blocks: readonly BlockScore[];
}

/** Where the name of each block stands: the corners, clockwise from the upper left. */
const CORNERS = [
  { x: -186, y: -154, textAnchor: 'start' },
  { x: 186, y: -154, textAnchor: 'end' },
  { x: 186, y: 142, textAnchor: 'end' },
  { x: -186, y: 142, textAnchor: 'start' },
] as const;

/** The radar of the twelve answers, drawn as the contour lines of a mountain; the table of the page tells the same. */
export function Relief({ answers, blocks }: ReliefProps) {
  const summary = blocks.map(({ name, percent }) => texts.blockScore(name, percent)).join(', ');
  return (
    <Drawing viewBox="-190 -178 380 356" role="img" aria-label={texts.radar(summary)}>
      {[1, 2, 3, 4].map((points) => (
        <circle key={points} className="ring" r={INNER + (points / MOST_POINTS) * (OUTER - INNER)} />
      ))}
      {answers.map((_, question) => {
        const { x, y } = placeOf(question, MOST_POINTS);
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the audit is what names a spoke.
        return <path key={question} className="spoke" d={`M0 0 ${x} ${y}`} />;
      })}
      <path className="land" d={reliefLine(answers)} />
      {[0.75, 0.5, 0.25].map((scale) => (
        <path key={scale} className="line" d={reliefLine(answers, scale)} />
      ))}
      {answers.map((points, question) => {
        const { x, y } = placeOf(question, points);
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the audit is what names a point.
        return <circle key={question} className="point" cx={x} cy={y} r="4" />;
      })}
      {blocks.map(({ id, name, percent }, index) => (
        <text key={id} {...CORNERS[index]}>
          {name}
          <tspan x={CORNERS[index]?.x} dy="23">
            {percent}
            {'\u00a0%'}
          </tspan>
        </text>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  fill: none;
  & .ring,
  & .spoke {
    stroke: color-mix(in srgb, currentColor 22%, transparent);
  }
  & .land {
    fill: color-mix(in srgb, var(--ag-ember) 30%, transparent);
    stroke: var(--ag-ember);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  & .line {
    stroke: color-mix(in srgb, var(--ag-ember) 60%, transparent);
  }
  & .point {
    fill: var(--ag-ember);
  }
  & text {
    fill: currentColor;
    font: 600 17px var(--ag-text);
  }
  & tspan {
    font: 700 22px var(--ag-display);
    fill: var(--ag-ember);
  }
`;
