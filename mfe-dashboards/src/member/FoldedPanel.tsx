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
  & > summary {
    padding: 0.5rem 3.5rem 0.5rem 0;
  }
  /* As large as what one presses: a circle, and the arrow in it. */
  & > summary::before {
    content: '';
    position: absolute;
    top: calc(50% - 1.25rem);
    right: 0;
    width: 2.5rem;
    height: 2.5rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 50%;
  }
  & > summary::after {
    right: 0.95rem;
  }
  & > summary:hover::before {
    background: var(--ag-hover);
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
    margin-bottom: 1rem;
  }
`;
