import { Button } from '@agence/shared-contracts/ui/Button';
import { catalogueKeepingTexts as texts } from '../content/catalogueKeeping.ts';
import { MoveButtons, type MoveButtonsProps } from './MoveButtons.tsx';

interface RowActsProps extends MoveButtonsProps {
  /** Whether the list is being put in order: its rows move then, and are not changed otherwise. */
  readonly isOrdering: boolean;
  /** What the button to change it says by ear. */
  readonly editLabel: string;
  /** Takes the button, to which the focus returns. */
  readonly onEdit: (button: HTMLButtonElement) => void;
}

/** What can be done with a row of a list that has an order. */
export function RowActs({ isOrdering, editLabel, onEdit, ...move }: RowActsProps) {
  return (
    <span className="actions">
      {isOrdering ? (
        <MoveButtons {...move} />
      ) : (
        <Button
          type="button"
          $look="quiet"
          aria-label={editLabel}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
        >
          {texts.edit}
        </Button>
      )}
    </span>
  );
}
