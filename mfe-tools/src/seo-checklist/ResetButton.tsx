import { Button } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import { checklistTexts as texts } from '../content/seoChecklist.ts';
import { Icon } from '../frame/Icon.tsx';
import type { Checked } from './checked.ts';

interface ResetButtonProps {
  readonly checked: Checked;
  readonly change: (checked: Checked) => void;
}

/** Unchecks everything, and takes that back as long as nothing else is checked; nothing where there is neither to do. */
export function ResetButton({ checked, change }: ResetButtonProps) {
  const [before, setBefore] = useState<Checked>();
  const undoes = before && checked.size === 0 ? before : undefined;
  if (!undoes && checked.size === 0) return null;
  function reset() {
    setBefore(checked);
    change(new Set());
  }
  // One button for both keeps the focus, and its words have an element of their own, for a translator that moves them.
  return (
    <Button type="button" $look="quiet" onClick={undoes ? () => change(undoes) : reset}>
      {undoes ? null : <Icon name="reset" />}
      <span>{undoes ? texts.undo : texts.reset}</span>
    </Button>
  );
}
