import type { ReactNode } from 'react';
import styled from 'styled-components';
import { foldLines } from './foldLines.ts';
import { Panel } from './Panel.tsx';

interface FoldedPanelProps {
  readonly title: string;
  /** What is in it, in a line. */
  readonly about?: string | undefined;
  /** Whether it is open when it comes. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a member page that is opened when somebody needs it. */
export function FoldedPanel({ title, about, isOpen, children }: FoldedPanelProps) {
  return (
    <Panel>
      <Fold open={isOpen}>
        <summary>
          <h2>{title}</h2>
          {about ? <span>{about}</span> : null}
        </summary>
        {children}
      </Fold>
    </Panel>
  );
}

const Fold = styled.details`
  & > summary {
    ${foldLines}
    padding-block: 0.5rem;
  }
  & > summary > h2 {
    font-size: var(--ag-size-3);
  }
  & > summary > span {
    color: var(--ag-ink-soft);
  }
  &[open] > summary {
    margin-bottom: 1rem;
  }
`;
