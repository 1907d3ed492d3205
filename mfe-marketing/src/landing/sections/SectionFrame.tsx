import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fictional } from '../../marks/Fictional.tsx';
import { Clauses } from '../../reading/Clauses.tsx';

interface SectionFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly ground?: 'plain' | 'band' | 'spruce' | undefined;
  /** Whether the title stands beside the content on wide windows; above it otherwise. */
  readonly isBeside?: boolean;
  /** Says that what is shown is invented (AMB-56). */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/** Ground, title and width of a section; on spruce everything inside takes the colours of the dark theme. */
export function SectionFrame({ title, lead, ground = 'plain', isBeside = false, mark, children }: SectionFrameProps) {
  return (
    <Section $ground={ground} data-theme={ground === 'spruce' ? 'dark' : undefined}>
      <Body $isBeside={isBeside}>
        <header>
          <h2>
            <Clauses>{title}</Clauses>
          </h2>
          {lead ? <p>{lead}</p> : null}
          {mark ? <Fictional>{mark}</Fictional> : null}
        </header>
        {children}
      </Body>
    </Section>
  );
}

const Body = styled(Container)<{ $isBeside: boolean }>`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4.5rem);
  & > * {
    min-width: 0;
  }
  & > header {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
  }
  & > header > h2 {
    max-width: 15em;
    font-size: ${({ $isBeside }) => ($isBeside ? 'var(--ag-size-2)' : 'var(--ag-size-1)')};
  }
  & > header > p {
    max-width: var(--ag-measure);
    font-size: var(--ag-size-lead);
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: ${({ $isBeside }) => ($isBeside ? '4fr 8fr' : '1fr')};
    ${({ $isBeside }) => ($isBeside ? 'gap: 5rem;' : '')}
    & > header > h2 {
      max-width: ${({ $isBeside }) => ($isBeside ? '8em' : '12em')};
    }
  }
`;
