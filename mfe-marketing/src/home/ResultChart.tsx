import styled from 'styled-components';
import type { Testimonial, testimonialTexts } from '../content/home/testimonials.ts';

interface ResultChartProps extends Pick<Testimonial['results'], 'before' | 'after' | 'unit' | 'period' | 'roi'> {
  readonly texts: typeof testimonialTexts;
}

const HEIGHT = 170;
/** Above the curve there is room for its figures. */
const TOP = 44;

/** Before and after as a climb drawn to scale: the slope is the growth, and each end has its figure. */
export function ResultChart({ before, after, unit, period, roi, texts }: ResultChartProps) {
  const foot = Math.round(HEIGHT - (before / after) * (HEIGHT - TOP));
  const sign = unit.startsWith('%') ? '\u00a0%' : '';
  return (
    <Chart>
      <svg viewBox={`0 0 320 ${HEIGHT}`} aria-hidden="true">
        <path d={`M4 ${foot}C140 ${foot} 190 ${TOP} 312 ${TOP}V${HEIGHT}H4Z`} />
        <path className="slope" d={`M4 ${foot}C140 ${foot} 190 ${TOP} 312 ${TOP}`} />
        <circle cx="312" cy={TOP} r="5" />
        <text x="4" y={foot - 12}>
          {before + sign}
        </text>
        <text className="last" x="318" y={TOP - 14}>
          {after + sign}
        </text>
      </svg>
      <dl>
        <dt>{texts.before}</dt>
        <dd>{`${before}\u00a0${unit}`}</dd>
        <dt>{`${texts.after} ${period}`}</dt>
        <dd>
          <strong>{`${after}\u00a0${unit}`}</strong>
        </dd>
        <dt>{texts.roi}</dt>
        <dd>{roi}</dd>
      </dl>
    </Chart>
  );
}

const Chart = styled.div`
  & path {
    fill: color-mix(in srgb, var(--ag-moss) 12%, transparent);
  }
  & .slope {
    fill: none;
    stroke: var(--ag-moss);
    stroke-width: 3;
  }
  & circle {
    fill: var(--ag-moss);
  }
  & text {
    font: 700 24px var(--ag-display);
    fill: var(--ag-ink);
  }
  & .last {
    font-size: 34px;
    text-anchor: end;
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.25rem 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--ag-line);
  }
  & dt {
    white-space: nowrap;
  }
  & dd {
    text-align: right;
    text-wrap: balance;
    font-variant-numeric: tabular-nums;
  }
`;
