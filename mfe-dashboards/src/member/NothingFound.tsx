import { Button } from '@agence/shared-contracts/ui/Button';
import type { ReactNode } from 'react';
import { EmptyList } from './EmptyList.tsx';

interface NothingFoundProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What takes the filters away. */
  readonly action: string;
  readonly onClear: () => void;
}

/** Where no entry of a list passes its filters, and the way back to all of them. */
export function NothingFound({ title, children, action, onClear }: NothingFoundProps) {
  return (
    <EmptyList
      drawing="nothingFound"
      title={title}
      actions={
        <Button type="button" $look="secondary" onClick={onClear}>
          {action}
        </Button>
      }
    >
      {children}
    </EmptyList>
  );
}
