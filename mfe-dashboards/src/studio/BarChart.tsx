import { longMonth, shortMonth } from '@agence/shared-contracts/format/frenchDate';
import type { CSSProperties } from 'react';
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

/**
 * A bar per month before an axis of round values; the month that goes on says above its bar what it has so far, as the axis does,
 * the others above theirs where one points. Boxes and not a drawing, which would make its words smaller with itself; where months
 * have no room every second or the latest alone is named. The figures are in the table below.
 */
export function BarChart({ title, unitText, months, format, axis, unit }: BarChartProps) {
  const best = Math.max(unit, ...months.map(({ value }) => value));
  const ticks = roundTicks(best, unit);
  const top = ticks.at(-1) ?? best;
  const share = (value: number) => `${((value / top) * 100).toFixed(2)}%`;
  const total = months.reduce((sum, { value }) => sum + value, 0);
  const highest = months.find(({ value }) => value === best);
  const latest = months.at(-1);
  const soFar = axis(Math.round((latest?.value ?? 0) / unit) * unit);
  const said = [
    `${title} : ${format(total)}.`,
    ...(highest ? [texts.best(monthName(highest.month), format(highest.value))] : []),
    ...(latest ? [texts.latest(monthName(latest.month), format(latest.value))] : []),
  ];
  return (
    <Frame>
      <figcaption>
        <small>{latest ? texts.unfinished(unitText, monthName(latest.month)) : unitText}</small>
        <strong translate="no">{format(total)}</strong>
      </figcaption>
      <Plot
        role="img"
        aria-label={said.join(' ')}
        style={{ '--axis': axis(top).length, '--latest': soFar.length } as CSSProperties}
      >
        {[0, ...ticks].map((tick) => (
          <Line key={tick} style={{ bottom: share(tick) }}>
            <span>{axis(tick)}</span>
          </Line>
        ))}
        <Columns>
          {months.map(({ month, value }) => (
            <Column key={month} data-latest={month === latest?.month || undefined}>
              <i style={{ height: share(value) }} />
              <b style={{ bottom: share(value) }} translate="no">
                {month === latest?.month ? soFar : format(value)}
              </b>
              <small>{shortMonth(new Date(`${month}-15T00:00:00Z`))}</small>
            </Column>
          ))}
        </Columns>
      </Plot>
    </Frame>
  );
}

/** As `novembre`. */
export const monthName = (month: string) => longMonth(new Date(`${month}-15T00:00:00Z`));

const Frame = styled.figure`
  container-type: inline-size;
  & > figcaption {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
  }
  & strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

/** Room at its left for the axis, above for a value, at its right, where bars are narrow, for what of the latest is wider than its own, below for the months. */
const Plot = styled.div`
  position: relative;
  height: 8.5rem;
  margin: 2rem max(0px, var(--latest) * 0.58em - 1rem) 1.75rem calc(var(--axis) * 0.54em + 0.6rem);
  font-size: var(--ag-size-label);
  line-height: 1;
  color: var(--ag-ink-soft);
  @container (min-width: 26rem) {
    height: 11rem;
  }
  @container (min-width: 30rem) {
    margin-right: 0;
  }
`;

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px dashed var(--ag-line);
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

const Columns = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
`;

const Column = styled.div`
  position: relative;
  flex: 1;
  & > i {
    position: absolute;
    inset: auto 18% 0;
    min-height: 0;
    border-radius: 3px 3px 0 0;
    background: var(--ag-contour-deep);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  & > small {
    position: absolute;
    top: calc(100% + 0.5rem);
    left: 50%;
    font-size: inherit;
    white-space: nowrap;
    translate: -50%;
  }
  & > b {
    position: absolute;
    left: 50%;
    padding-bottom: 0.35rem;
    color: var(--ag-ink);
    font-weight: 600;
    white-space: nowrap;
    translate: -50%;
  }
  /* The month that goes on is told apart by its name too. */
  &[data-latest] > i {
    background: var(--ag-ink);
  }
  &[data-latest] > small {
    color: var(--ag-ink);
    font-weight: 700;
  }
  &:not([data-latest], :hover) > b,
  ${Columns}:has(> :hover) > &:not(:hover) > b {
    visibility: hidden;
  }
  @container (max-width: 30rem) {
    /* Begun where its bar does: wider than that, it would lie over those before it. */
    &[data-latest] > b {
      left: 18%;
      translate: none;
    }
    &:nth-last-child(even) > small {
      visibility: hidden;
    }
    &:hover > b {
      background: var(--ag-surface);
    }
  }
  @container (max-width: 15rem) {
    &:not([data-latest]) > small {
      visibility: hidden;
    }
  }
`;
