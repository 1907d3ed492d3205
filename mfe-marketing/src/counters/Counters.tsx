import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { countingText } from '../motion/countingText.ts';
import { useTicks } from '../motion/useTicks.ts';

/**
 * Figures that count up once. At the last tick they snap to their targets, which steps alone may not reach in the time
 * that they have (AMB-16).
 */
export function Counters({ title, figures, delayMs, everyMs, durationMs, note }: SectionOf<'counters'>) {
  const count = durationMs / everyMs;
  const tick = useTicks({ delayMs, everyMs, count });
  return (
    <Section $ground="spruce">
      <Body>
        <h2>{title}</h2>
        <ul>
          {figures.map(({ value, label, step }) => (
            <li key={label}>
              <span className="visually-hidden">{value}</span>
              <strong aria-hidden="true">{tick >= count ? value : countingText(value, step, tick)}</strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        {note ? <small>{note}</small> : null}
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 3rem;
  & > h2 {
    max-width: 20ch;
    font-size: var(--ag-size-3);
    font-weight: 600;
    color: var(--ag-on-spruce-soft);
  }
  & > ul {
    display: grid;
    gap: 2.5rem;
  }
  & li {
    display: grid;
    gap: 0.75rem;
    padding-top: 1.5rem;
    border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  & strong {
    font: 800 clamp(4rem, 2rem + 6vw, 7.25rem) / 0.85 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  & small,
  & li > span {
    color: var(--ag-on-spruce-soft);
  }
  @media (min-width: 60rem) {
    & > ul {
      grid-template-columns: 4fr 4fr 5fr;
      gap: 3rem;
      align-items: end;
    }
    & li:nth-child(2) {
      margin-bottom: 4rem;
    }
    & li:nth-child(3) {
      margin-bottom: 8rem;
    }
  }
`;
