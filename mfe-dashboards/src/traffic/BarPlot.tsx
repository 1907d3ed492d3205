import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import styled from 'styled-components';
import { briefDay } from '../member/briefMoment.ts';
import { withRaised } from '../member/raised.tsx';
import { roundTicks } from '../studio/roundTicks.ts';

const HEIGHT = 100;

interface Bar {
  /** Its first day. */
  readonly day: string;
  /** What it has of each kind, the lowest first. */
  readonly parts: readonly number[];
  /** In words. */
  readonly said: string;
}

interface BarPlotProps {
  readonly bars: readonly Bar[];
  /** The last day. */
  readonly until: string;
  /** Of each kind, a token. */
  readonly colors: readonly string[];
  /** A token for the last bar, which goes on, with its value above it. */
  readonly latest?: string;
  /** Of the heading that it stands below. */
  readonly titleId: string;
  readonly isLow?: boolean;
}

const noonOf = (day: string) => `${day}T17:00:00Z`;

/** In percent: after it stands the last day. */
const ROOM = 75;

/** Days to name below the bars, whole weeks apart, each with the middle of its bar in percent; the first begins with them. */
function namedDays(bars: readonly Bar[]) {
  const step = 7 * Math.ceil(bars.length / 35);
  return bars
    .map(({ day }, index) => ({ day, at: index === 0 ? 0 : ((index + 0.5) / bars.length) * 100 }))
    .filter(({ at }, index) => index % step === 0 && at < ROOM);
}

const sumOf = ({ parts }: Bar) => parts.reduce((sum, part) => sum + part, 0);

/** Counts over time as bars of one kind or more before an axis of round values. */
export function BarPlot({ bars, until, colors, latest, titleId, isLow = false }: BarPlotProps) {
  const most = Math.max(1, ...bars.map(sumOf));
  const ticks = roundTicks(most, 1);
  const top = ticks.at(-1) ?? most;
  const last = bars.at(-1);
  return (
    <div>
      <Plot data-low={isLow ? '' : undefined}>
        {[0, ...ticks].map((tick) => (
          <Line key={tick} style={{ bottom: `${((tick / top) * 100).toFixed(2)}%` }} aria-hidden="true">
            <span>{frenchNumber(tick)}</span>
          </Line>
        ))}
        <Bars
          viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
        >
          {bars.map(({ day, parts, said }, index) => (
            <g key={day}>
              <title>{said}</title>
              {parts.map((part, kind) => (
                <rect
                  key={colors[kind]}
                  x={index * 10 + 1}
                  width={8}
                  y={HEIGHT - (parts.slice(0, kind + 1).reduce((sum, one) => sum + one, 0) / top) * HEIGHT}
                  height={(part / top) * HEIGHT}
                  fill={`var(--ag-${(index === bars.length - 1 && latest) || colors[kind]})`}
                />
              ))}
            </g>
          ))}
        </Bars>
        {latest && last ? (
          <Value
            aria-hidden="true"
            style={{ left: `${100 - 50 / bars.length}%`, bottom: `${((sumOf(last) / top) * 100).toFixed(2)}%` }}
          >
            {frenchNumber(sumOf(last))}
          </Value>
        ) : null}
      </Plot>
      <Days>
        {namedDays(bars).map(({ day, at }) => (
          <span key={day} data-first={at === 0 ? '' : undefined} style={{ left: `${at.toFixed(2)}%` }}>
            {withRaised(briefDay(noonOf(day), Date.now()))}
          </span>
        ))}
        <span data-last="">{withRaised(briefDay(noonOf(until), Date.now()))}</span>
      </Days>
    </div>
  );
}

/** Room at its left for the axis, above for half of its highest value. */
const Plot = styled.div`
  position: relative;
  height: 10rem;
  margin: 0.5rem 0 0 2.5rem;
  &[data-low] {
    height: 5.5rem;
  }
`;

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px dashed var(--ag-line);
  font-size: var(--ag-size-label);
  line-height: 1;
  color: var(--ag-ink-soft);
  font-variant-numeric: tabular-nums;
  &:first-child {
    border-top-style: solid;
  }
  & > span {
    position: absolute;
    right: calc(100% + 0.6rem);
    white-space: nowrap;
    translate: 0 -50%;
  }
`;

const Bars = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  & > g:hover > rect {
    fill: var(--ag-ember);
  }
`;

/** Above its own bar, on a ground that keeps it from those beside it. */
const Value = styled.b`
  position: absolute;
  /* The line that bars stand on goes on below it. */
  margin-bottom: 2px;
  padding: 0 0.15rem 0.1rem;
  background: var(--ag-surface);
  font-size: var(--ag-size-label);
  font-weight: 600;
  line-height: 1;
  translate: -50%;
`;

/** The first begins where the bars do, the last ends there. */
const Days = styled.p`
  position: relative;
  min-height: 1.5em;
  margin: 0.75rem 0 0 2.5rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  & > span {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }
  & > [data-first] {
    translate: none;
  }
  & > [data-last] {
    right: 0;
    color: var(--ag-ink);
    font-weight: 700;
    translate: none;
  }
  /* Phones have room for both ends. */
  @media (max-width: 39.99rem) {
    & > span:not([data-first], [data-last]) {
      display: none;
    }
  }
`;
