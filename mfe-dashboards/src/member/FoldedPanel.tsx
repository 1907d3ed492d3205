import type { ReactNode } from 'react';
import styled from 'styled-components';
import { foldArrow } from './foldArrow.ts';
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
  ${foldArrow}
  /* High enough to be pressed, and no farther from the edge than what other panels begin with. */
  & > summary {
    --fold-at: 1.4rem;
    margin-block: -0.6rem;
    padding-block: 0.6rem;
  }
  & > summary > h2 {
    font-size: var(--ag-size-3);
  }
  & > summary > span {
    display: block;
    margin-top: 0.3rem;
    color: var(--ag-ink-soft);
  }
  &[open] > summary {
    margin-bottom: 0.4rem;
  }
`;
