import styled from 'styled-components';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { formatAxis, formatChange, formatDollars } from './format.ts';
import type { SensitivityPoint } from './sensitivity.ts';

const texts = simulatorTexts.chart;

/** Drawing area in SVG units; labels stand below and to the left of it. */
const AREA = { left: 84, top: 12, width: 368, height: 220 } as const;

/** The table has every second point of the curves, in percent. */
const TABLE_STEP = 10;

const tenth = (value: number) => Math.round(value * 10) / 10;

interface SensitivityChartProps {
  readonly points: readonly SensitivityPoint[];
}

/** Cost per lead against a change of one assumption: two curves, and the same figures as a table, which may be unfolded before hydration. */
export function SensitivityChart({ points }: SensitivityChartProps) {
  if (points.length === 0) return <p>{texts.empty}</p>;
  const top = Math.max(...points.flatMap(({ byCpc, byConversion }) => [byCpc, byConversion]));
  const x = (change: number) => AREA.left + ((change + 50) / 100) * AREA.width;
  const y = (cost: number) => AREA.top + (1 - cost / top) * AREA.height;
  const line = (cost: (point: SensitivityPoint) => number) =>
    points.map((point) => `${tenth(x(point.change))},${tenth(y(cost(point)))}`).join(' ');
  const now = points.find(({ change }) => change === 0);
  return (
    <Figure>
      <figcaption>
        <span className="cpc">{texts.byCpc}</span>
        <span className="conversion">{texts.byConversion}</span>
      </figcaption>
      <svg viewBox="0 0 480 274" role="img" aria-label={texts.label}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path className="rule" d={`M${AREA.left} ${y(top * share)}h${AREA.width}`} />
            <text x={AREA.left - 8} y={y(top * share) + 4} textAnchor="end">
              {formatAxis(top * share)}
            </text>
          </g>
        ))}
        {[-50, -25, 0, 25, 50].map((change) => (
          <text key={change} x={x(change)} y={AREA.top + AREA.height + 12} dy="1.2em" textAnchor="middle">
            {formatChange(change)}
          </text>
        ))}
        <polyline className="cpc" points={line(({ byCpc }) => byCpc)} />
        <polyline className="conversion" points={line(({ byConversion }) => byConversion)} />
        {now ? <circle cx={x(0)} cy={y(now.byCpc)} r="5" /> : null}
      </svg>
      <details suppressHydrationWarning>
        <summary>{texts.table}</summary>
        <table aria-label={texts.label}>
          <thead>
            <tr>
              <th scope="col">{texts.change}</th>
              <th scope="col">{texts.byCpc}</th>
              <th scope="col">{texts.byConversion}</th>
            </tr>
          </thead>
          <tbody>
            {points
              .filter(({ change }) => change % TABLE_STEP === 0)
              .map(({ change, byCpc, byConversion }) => (
                <tr key={change}>
                  <th scope="row">{formatChange(change)}</th>
                  <td>{formatDollars(byCpc)}</td>
                  <td>{formatDollars(byConversion)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: 1rem;
  max-width: 48rem;
  font-variant-numeric: tabular-nums;
  & text {
    font-size: 18.5px;
    fill: var(--ag-ink-soft);
  }
  /* The drawing grows there, and its words do not. */
  @media (min-width: 30rem) {
    & text {
      font-size: 14px;
    }
  }
  @media (min-width: 48rem) {
    & text {
      font-size: 11px;
    }
    /* These are smaller than the room that is kept for them: its own edges are those of the words. */
    & svg {
      width: 109%;
      max-width: none;
      margin-left: -7%;
    }
  }
  & .rule {
    stroke: var(--ag-line);
  }
  & polyline {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & polyline.cpc {
    stroke: var(--ag-glacier);
    stroke-dasharray: 1 7;
  }
  & polyline.conversion {
    stroke: var(--ag-moss);
  }
  & circle {
    fill: var(--ag-ink);
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & figcaption > span::before {
    content: '';
    display: inline-block;
    width: 1.75rem;
    margin-right: 0.6rem;
    border-top: 3px solid var(--ag-moss);
    vertical-align: middle;
  }
  & figcaption > .cpc::before {
    border-top: 3px dotted var(--ag-glacier);
  }
  & summary {
    width: fit-content;
    padding-block: 0.6rem;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    text-align: right;
  }
  & th,
  & td {
    padding: 0.5rem;
    border-bottom: 1px solid var(--ag-line);
    font-weight: 400;
  }
  & thead th {
    font-weight: 600;
    vertical-align: bottom;
  }
`;
