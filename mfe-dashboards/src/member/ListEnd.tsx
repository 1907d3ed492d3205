import { Button } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ListEndProps {
  /** How many stand there. */
  readonly children: ReactNode;
  /** What the way to the others is called. */
  readonly more: string;
  readonly isBusy: boolean;
  /** Absent where all stand there. */
  readonly onMore: (() => void) | undefined;
}

/** Below a list: how many stand there, and the way to the others. */
export function ListEnd({ children, more, isBusy, onMore }: ListEndProps) {
  return (
    <Way>
      <Soft role="status">{children}</Soft>
      {onMore ? (
        <Button type="button" $look="secondary" aria-disabled={isBusy} onClick={onMore}>
          {more}
        </Button>
      ) : null}
    </Way>
  );
}

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  width: 100%;
  @media print {
    & > button {
      display: none;
    }
  }
`;
