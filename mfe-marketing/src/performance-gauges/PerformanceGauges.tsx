import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { held } from '../counting/held.ts';
import { useTicks } from '../counting/useTicks.ts';
import { gaugeValue } from './gaugeValue.ts';

/** Wait, number and length of the steps in which the gauges fill (marketing-site §4 "Metrics gauges"). */
export const GAUGES = { delayMs: 500, count: 60, everyMs: 33 };
const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

/** What our sites are measured by, as gauges that fill up once. */
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
            const value = gaugeValue(target, tick / GAUGES.count);
            return (
              <li key={label}>
                <svg viewBox="0 0 120 120" role="img" aria-label={`${gaugeValue(target, 1)}${unit && `\u00a0${unit}`}`}>
                  <circle cx="60" cy="60" r={RADIUS} />
                  <circle
                    className="reached"
                    cx="60"
                    cy="60"
                    r={RADIUS}
                    strokeDasharray={`${((target * tick) / GAUGES.count / 100) * ROUND} ${ROUND}`}
                    transform="rotate(-90 60 60)"
                  />
                  <text x="60" y="69" textAnchor="middle">
                    {value}
                  </text>
                </svg>
                <span>{unit ? `${label} (${unit})` : label}</span>
              </li>
            );
          })}
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
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    gap: 2rem 1.5rem;
  }
  /* Five on a phone: three, then two in the middle. */
  @media (max-width: 30rem) {
    & > ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 1.5rem 0.75rem;
    }
    & li {
      grid-column: span 2;
      gap: 0.5rem;
      align-content: start;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    & li:nth-child(4) {
      grid-column: 2 / span 2;
    }
  }
  & li {
    display: grid;
    gap: 0.75rem;
    font-weight: 600;
    text-align: center;
  }
  & svg {
    width: 100%;
    max-width: 11rem;
    margin-inline: auto;
  }
  & circle {
    fill: none;
    stroke: var(--ag-line);
    stroke-width: 7;
  }
  & [data-held] :is(.reached, text) {
    ${held}
  }
  & .reached {
    stroke: var(--ag-moss);
  }
  & text {
    font: 700 28px var(--ag-display);
    font-variant-numeric: tabular-nums;
    fill: var(--ag-ink);
  }
`;
