import type { ShownLists } from '@agence/shared-contracts/backend/siteLists';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { PortfolioContent } from '../content/portfolio.ts';
import { figuresGrid } from './figuresGrid.ts';

interface FiguresProps {
  readonly figures: ShownLists['live_stats'];
  readonly texts: PortfolioContent['figures'];
}

/** The agency's real figures, each with its source, in place of the simulated counters. */
export function Figures({ figures, texts }: FiguresProps) {
  return (
    <Section $ground="spruce" aria-label={texts.title}>
      <Board>
        <h2>{texts.title}</h2>
        <dl>
          {figures.map(({ label, value, suffix, source }) => (
            <div key={label}>
              <dt>
                {label}
                <small>{source}</small>
              </dt>
              <dd>
                {frenchNumber(value, { most: 2 })}
                {suffix ? `\u00a0${suffix}` : null}
              </dd>
            </div>
          ))}
        </dl>
      </Board>
    </Section>
  );
}

const Board = styled(Container)`
  ${figuresGrid}
  & dt > small {
    display: block;
    font-size: var(--ag-size-small);
    opacity: 0.8;
  }
`;
