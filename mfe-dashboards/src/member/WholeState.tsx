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
  /** The one way on. */
  readonly actions?: ReactNode;
}

/** Where a place has nothing, or could not be read: a drawing, what it means, one way on. */
export function WholeState({ kind, title, children, actions }: WholeStateProps) {
  return (
    <Frame>
      <Picture of={pictures[kind]} alt="" light="day" />
      <div>
        {/* What can be done about it is met on the way, and not said. */}
        <Words role={kind === 'error' ? 'alert' : 'status'}>
          <strong>{title}</strong> {children ? <p>{children}</p> : null}
        </Words>
        {actions ? <Actions>{actions}</Actions> : null}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 1.25rem 3rem;
  justify-items: start;
  align-items: center;
  padding-block: 0.5rem 1.5rem;
  & img {
    width: min(100%, 20rem);
    height: auto;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
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
  }
  & > p {
    max-width: 33.4em;
    color: var(--ag-ink-soft);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;
`;
