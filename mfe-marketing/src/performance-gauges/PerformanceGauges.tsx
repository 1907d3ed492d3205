import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { held } from '../counting/held.ts';
import { useTicks } from '../counting/useTicks.ts';
import { gaugeValue } from './gaugeValue.ts';

/** Wait, number and length of the steps in which the gauges fill (marketing-site §4 "Metrics gauges"). */
export const GAUGES = { delayMs: 500, count: 60, everyMs: 33 };
/** What the scale shows of 0 to 100, and where Lighthouse begins to call a site good. */
const FROM = 80;
const GOOD = 90;
const SCALE = [
  [FROM, 'start'],
  [GOOD, 'middle'],
  [100, 'end'],
] as const;
const placeOf = (value: number) => `${Math.max(0, ((value - FROM) / (100 - FROM)) * 100)}%`;

/** What our sites are measured by, on one scale that fills up once. */
export function PerformanceGauges({ title, lead, note, gauges }: SectionOf<'gauges'>) {
  const { tick, hold } = useTicks<HTMLUListElement>(GAUGES);
  return (
    <Section $ground="band">
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        <ul {...hold}>
          {gauges.map(({ label, target, unit }) => {
            const ratio = tick / GAUGES.count;
            const at = placeOf(target * ratio);
            return (
              <li key={label}>
                <span>{unit ? `${label} (${unit})` : label}</span>
                <svg role="img" aria-label={`${gaugeValue(target, 1)}${unit && `\u00a0${unit}`}`}>
                  <line x2="100%" y1="12" y2="12" />
                  <line className="good" x1={placeOf(GOOD)} x2={placeOf(GOOD)} y2="24" />
                  <line className="reached" x2={at} y1="12" y2="12" />
                  <circle className="reached" cx={at} cy="12" r="9" />
                </svg>
                <b aria-hidden="true">{gaugeValue(target, ratio)}</b>
              </li>
            );
          })}
          <li aria-hidden="true">
            <svg aria-hidden="true">
              {SCALE.map(([value, anchor]) => (
                <text key={value} x={placeOf(value)} y="14" textAnchor={anchor}>
                  {value}
                </text>
              ))}
            </svg>
          </li>
        </ul>
        <small>{note}</small>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > header {
    display: grid;
    gap: 1rem;
  }
  & > header > h2 {
    max-width: 10em;
    font-size: var(--ag-size-1);
  }
  & > header > p,
  & > small {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & > ul {
    border-top: 2px solid var(--ag-ink);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5.5rem;
    gap: 0 1.5rem;
    align-items: center;
    padding-block: 0.9rem;
    border-bottom: 1px solid var(--ag-line);
    font-weight: 600;
  }
  & li:last-child {
    padding-block: 0.5rem 0;
    border: 0;
  }
  & li > span {
    grid-column: 1 / -1;
  }
  /* Its dots reach over both ends. */
  & svg {
    width: 100%;
    height: 24px;
    overflow: visible;
  }
  & line {
    stroke: var(--ag-edge);
    stroke-width: 2;
  }
  & .good {
    stroke: var(--ag-ember);
    stroke-dasharray: 4 3;
  }
  & .reached {
    stroke: var(--ag-moss);
    stroke-width: 4;
  }
  & circle {
    fill: var(--ag-moss);
  }
  & text {
    font-size: var(--ag-size-small);
    fill: var(--ag-ink-soft);
  }
  & b {
    font: 700 var(--ag-size-2) / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & [data-held] :is(.reached, b) {
    ${held}
  }
  @media (min-width: 48rem) {
    & li {
      grid-template-columns: 14rem minmax(0, 1fr) 8.5rem;
    }
    & li > span {
      grid-column: auto;
    }
    & li:last-child > svg {
      grid-column: 2;
    }
    & b {
      font-size: var(--ag-size-1);
    }
    /* From one row to the next. */
    & .good {
      transform: scaleY(3.9);
      transform-origin: 0 12px;
    }
  }
`;
