import { Picture } from '@agence/shared-contracts/art/Picture';
import {
  emptyCalendar,
  emptyCamp,
  emptyClosed,
  emptyCrate,
  emptyLost,
  emptyNotebook,
  emptyReceipt,
} from '@agence/shared-contracts/art/pictures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Example } from './Example.tsx';

const pictures = {
  empty: emptyCamp,
  consultations: emptyCalendar,
  files: emptyCrate,
  notes: emptyNotebook,
  purchases: emptyReceipt,
  missing: emptyLost,
  error: emptyClosed,
} as const;

interface WholeStateProps {
  /** What there is none of yet, nothing there, or it could not be read. */
  readonly kind: keyof typeof pictures;
  readonly title: string;
  /** What will be here, or what happened and what is safe. */
  readonly children?: ReactNode;
  /** The one way on; on phones it stands above the bar at the thumb. */
  readonly actions?: ReactNode;
  /** What an entry is like. */
  readonly example?: string;
}

/** Where a place has nothing, or could not be read: a drawing, what it means, one way on, what an entry is like. */
export function WholeState({ kind, title, children, example, actions }: WholeStateProps) {
  return (
    <Frame>
      <Picture of={pictures[kind]} alt="" light="day" />
      <div>
        {/* What can be done about it is met on the way, and not said. */}
        <Words role={kind === 'error' ? 'alert' : 'status'}>
          <strong>{title}</strong> {children ? <p>{children}</p> : null}
        </Words>
        {actions ? <Actions>{actions}</Actions> : null}
        <Example of={example} />
      </div>
    </Frame>
  );
}

/** The sheet that the list would be, what it says in its middle. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem);
  gap: 1.25rem clamp(2rem, 5vw, 4.5rem);
  place-content: center;
  align-items: center;
  padding: clamp(1.25rem, 4vw, 3rem);
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & img {
    width: min(100%, 20rem);
    height: auto;
  }
  & > div {
    display: grid;
    gap: 1rem;
    justify-items: start;
  }
  /* It fills a phone's sheet. */
  @media (max-width: 39.99rem) {
    & img {
      width: 100%;
    }
  }
  @media (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 28rem));
    & img {
      width: 100%;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.6rem;
  & > strong {
    font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  & > p {
    max-width: 33.4em;
    color: var(--ag-ink-soft);
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  margin-top: 0.25rem;
  @media (max-width: 39.99rem) {
    justify-self: stretch;
    & > :is(a, button) {
      flex: 1 1 100%;
    }
  }
`;
