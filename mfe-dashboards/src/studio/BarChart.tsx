import { longMonth, shortMonth } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { roundTicks } from './roundTicks.ts';

interface BarChartProps {
  readonly title: string;
  /** What is counted, in what, and over which time. */
  readonly unitText: string;
  /** Oldest first; `month` as `2026-11`. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly format: (value: number) => string;
  /** How values are written at the axis. */
  readonly axis: (value: number) => string;
  /** The least that two lines of the axis are apart. */
  readonly unit: number;
}

const texts = studioTexts.charts;
const WIDTH = 600;
const HEIGHT = 180;
const FLOOR = 150;
/** Where the bars begin, right of the axis. */
const LEFT = 64;

/** A bar per month before an axis of round values; the best one is named. On a phone every third month is, in letters that can be read. The figures are in the table below. */
export function BarChart({ title, unitText, months, format, axis, unit }: BarChartProps) {
  const best = Math.max(unit, ...months.map(({ value }) => value));
  const ticks = roundTicks(best, unit);
  const top = ticks.at(-1) ?? best;
  const heightOf = (value: number) => Math.round((value / top) * (FLOOR - 24));
  const total = months.reduce((sum, { value }) => sum + value, 0);
  const step = (WIDTH - LEFT) / months.length;
  const highest = months.find(({ value }) => value === best);
  const latest = months.at(-1);
  const said = [
    `${title} : ${format(total)}.`,
    ...(highest ? [texts.best(monthName(highest.month), format(highest.value))] : []),
    ...(latest ? [texts.latest(monthName(latest.month), format(latest.value))] : []),
  ];
  return (
    <Frame>
      <figcaption>
        <span>
          {title}
          <small>{latest ? texts.unfinished(unitText, monthName(latest.month)) : unitText}</small>
        </span>
        <strong translate="no">{format(total)}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said.join(' ')}>
        {[0, ...ticks].map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${FLOOR - heightOf(tick)}.5H${WIDTH}`} stroke="var(--ag-line)" />
            <text x={LEFT - 10} y={FLOOR - heightOf(tick) + 5} textAnchor="end" fontSize="13" fill="var(--ag-ink-soft)">
              {axis(tick)}
            </text>
          </g>
        ))}
        {months.map(({ month, value }, index) => {
          const height = Math.max(value > 0 ? 3 : 0, heightOf(value));
          const middle = LEFT + index * step + step / 2;
          return (
            <g key={month} className={month === latest?.month ? 'latest' : undefined}>
              {/* Its value is shown wherever in the column one points. */}
              <rect x={middle - step / 2} y="0" width={step} height={FLOOR} fill="transparent" />
              <rect
                className="bar"
                x={middle - step * 0.32}
                y={FLOOR - height}
                width={step * 0.64}
                height={height}
                rx="4"
              />
              <text
                className={(months.length - 1 - index) % 3 === 0 ? undefined : 'between'}
                x={middle}
                y={FLOOR + 20}
                textAnchor="middle"
                fontSize="13"
                fill="var(--ag-ink-soft)"
              >
                {shortMonth(new Date(`${month}-15T00:00:00Z`)).replace('.', '')}
              </text>
              <text
                className={value === best ? undefined : 'value'}
                x={middle}
                y={FLOOR - height - 7}
                textAnchor="middle"
                fontSize="13"
                fill="var(--ag-ink)"
              >
                {format(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </Frame>
  );
}

/** As `novembre`. */
const monthName = (month: string) => longMonth(new Date(`${month}-15T00:00:00Z`));

const Frame = styled.figure`
  display: grid;
  gap: 1rem;
  padding: clamp(1.1rem, 2.5vw, 1.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > figcaption {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    color: var(--ag-ink-soft);
  }
  & strong {
    white-space: nowrap;
    color: var(--ag-ink);
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: var(--ag-size-label);
  }
  & .bar {
    fill: var(--ag-contour-deep);
    print-color-adjust: exact;
  }
  /* The month that goes on is told apart by its name too. */
  & .latest > .bar {
    fill: var(--ag-ink);
  }
  & .latest > text {
    font-weight: 700;
  }
  @media screen {
    & g:not(:hover) > .value {
      visibility: hidden;
    }
  }
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  @media (max-width: 40rem) {
    & text {
      font-size: 1.4rem;
    }
    & .between {
      display: none;
    }
  }
`;
