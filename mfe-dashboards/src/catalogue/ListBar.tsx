import { Button } from '@agence/shared-contracts/ui/Button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Bar } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts as texts } from '../content/catalogueKeeping.ts';

interface ListBarProps {
  /** What adds an entry. */
  readonly add: string;
  readonly onAdd: (button: HTMLElement) => void;
  /** Whether entries are being put in order; undefined where there is no order. */
  readonly isOrdering?: boolean;
  readonly onOrder?: () => void;
  /** What the list is for. */
  readonly children: ReactNode;
}

/** What stands above a list of the catalogue. */
export function ListBar({ add, onAdd, isOrdering, onOrder, children }: ListBarProps) {
  return (
    <Bar>
      <div>{children}</div>
      {isOrdering === undefined ? null : (
        <Order type="button" $look="quiet" onClick={onOrder}>
          {isOrdering ? texts.ordered : texts.order}
        </Order>
      )}
      <Button type="button" $look="secondary" onClick={({ currentTarget }) => onAdd(currentTarget)}>
        {add}
      </Button>
    </Bar>
  );
}

/** On phones its words begin where the others do, beside what adds an entry. */
const Order = styled(Button)`
  text-decoration: underline;
  text-underline-offset: 0.25em;
  @media (max-width: 39.99rem) {
    margin-inline: -0.75rem;
  }
`;
