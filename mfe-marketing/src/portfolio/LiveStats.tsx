import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { PortfolioContent, Stats } from '../content/portfolio.ts';
import { whole } from '../figures/format.ts';
import { Fictional } from '../marks/Fictional.tsx';
import { prefersCalm } from '../motion/prefersCalm.ts';
import { figuresGrid } from './figuresGrid.ts';
import { nextStats } from './nextStats.ts';

/** Time between changes, in milliseconds (marketing-site §4 "Stats page"). */
const CHANGE_MS = 3000;

/** Simulated counters that say so. They rest for people who want little motion, and for whoever stops them. */
export function LiveStats({ title, first, labels, note, noteDetail, pause, resume }: PortfolioContent['stats']) {
  const [stats, setStats] = useState<Stats>(first);
  // The server's counters stand still: the button comes with the motion that it stops.
  const [isRunning, setRunning] = useState<boolean>();

  useEffect(() => {
    if (!prefersCalm()) setRunning(true);
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setStats((shown) => nextStats(shown)), CHANGE_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <Section $ground="spruce" aria-label={title}>
      <Board>
        <header>
          <h2>{title}</h2>
          <Fictional>{note}</Fictional>
        </header>
        <dl>
          {(Object.keys(labels) as (keyof Stats)[]).map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{whole(stats[name])}</dd>
            </div>
          ))}
        </dl>
        <footer>
          <p>{noteDetail}</p>
          {isRunning === undefined ? null : (
            <Button type="button" $look="secondary" onClick={() => setRunning(!isRunning)}>
              {isRunning ? pause : resume}
            </Button>
          )}
        </footer>
      </Board>
    </Section>
  );
}

const Board = styled(Container)`
  ${figuresGrid}
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 1rem 2rem;
    min-height: 3rem;
  }
  & > footer > p {
    color: var(--ag-on-spruce-soft);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  & > header > ${Fictional} {
    border-color: currentColor;
    color: var(--ag-on-spruce-soft);
  }
`;
