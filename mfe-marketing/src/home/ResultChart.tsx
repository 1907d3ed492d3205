import styled from 'styled-components';
import type { Testimonial, testimonialTexts } from '../content/home/testimonials.ts';

interface ResultChartProps extends Pick<Testimonial['results'], 'before' | 'after' | 'unit' | 'period'> {
  readonly texts: typeof testimonialTexts;
}

const HEIGHT = 170;
const TOP = 10;

/** Before and after as a climb drawn to scale: the slope is the growth. */
export function ResultChart({ before, after, unit, period, texts }: ResultChartProps) {
  const foot = Math.round(HEIGHT - (before / after) * (HEIGHT - TOP));
  return (
    <Chart>
      <svg viewBox={`0 0 320 ${HEIGHT}`} aria-hidden="true">
        <path d={`M4 ${foot}C140 ${foot} 190 ${TOP} 312 ${TOP}V${HEIGHT}H4Z`} />
        <path className="slope" d={`M4 ${foot}C140 ${foot} 190 ${TOP} 312 ${TOP}`} />
        <circle cx="312" cy={TOP} r="5" />
      </svg>
      <dl>
        <dt>{texts.before}</dt>
        <dd>{`${before}\u00a0${unit}`}</dd>
        <dt>{`${texts.after} ${period}`}</dt>
        <dd>
          <strong>{`${after}\u00a0${unit}`}</strong>
        </dd>
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
    font-variant-numeric: tabular-nums;
  }
`;
