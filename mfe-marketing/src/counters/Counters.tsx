import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { CountingFigure } from '../counting/CountingFigure.tsx';

/** Figures that count up once, in steps, and snap to their targets at the end (AMB-16). */
export function Counters({
  title,
  ground = 'spruce',
  figures,
  delayMs,
  everyMs,
  durationMs,
  note,
}: SectionOf<'counters'>) {
  const counting = { delayMs, durationMs, steps: durationMs / everyMs };
  return (
    <Section $ground={ground} data-theme={ground === 'spruce' ? 'dark' : undefined}>
      <Body>
        <h2>{title}</h2>
        <ul>
          {figures.map(({ value, label, step }) => (
            <li key={label}>
              <CountingFigure value={value} step={step} counting={counting} />
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
    max-width: 13.3em;
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
    font: 800 clamp(min(4rem, 22vw), 2rem + 5.2vw, 6.75rem) / 0.85 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  & small,
  & li > span {
    color: var(--ag-ink-soft);
  }
  /* Rows, whose words stand on the line of their figures. */
  @media (min-width: 48rem) {
    & > ul {
      gap: 2.25rem;
    }
    & li {
      grid-template-columns: 4fr 3fr;
      gap: 2rem;
      align-items: baseline;
    }
    & strong {
      font-size: clamp(3rem, 8vw, 6.75rem);
    }
  }
  /* Beside what they are figures of. */
  @media (min-width: 60rem) {
    grid-template: auto 1fr / 4fr 7fr;
    gap: 1.25rem 5rem;
    & > ul {
      grid-area: 1 / 2 / 3;
    }
  }
`;
