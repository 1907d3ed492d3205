import { Button } from '@agence/shared-contracts/ui/Button';
import { StateMessage } from '@agence/shared-contracts/ui/States';

interface ReadFailureProps {
  readonly texts: { readonly title: string; readonly detail: string; readonly action: string };
  readonly onRetry: () => void;
}

/** What stands in a place of staff whose content cannot be read, with the way to ask again. */
export function ReadFailure({ texts, onRetry }: ReadFailureProps) {
  return (
    <StateMessage
      tone="error"
      title={texts.title}
      actions={
        <Button type="button" onClick={onRetry}>
          {texts.action}
        </Button>
      }
    >
      {texts.detail}
    </StateMessage>
  );
}
