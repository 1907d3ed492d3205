import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import styled from 'styled-components';
import { type ChecklistItem, checklistTexts as texts } from '../content/seoChecklist.ts';
import type { Checked } from './checked.ts';
import { checklistText } from './checklistText.ts';
import { downloadText } from './downloadText.ts';

interface ChecklistActionsProps {
  readonly items: readonly ChecklistItem[];
  readonly checked: Checked;
  readonly change: (checked: Checked) => void;
  readonly shareUrl: () => string;
  readonly showInAddress: () => void;
}

/** Copy, download, print, share and reset; says beside the buttons what happened. */
export function ChecklistActions({ items, checked, change, shareUrl, showInAddress }: ChecklistActionsProps) {
  const [notice, setNotice] = useState('');
  const [undone, setUndone] = useState<Checked>();

  const say = (text: string) => {
    setNotice(text);
    setUndone(undefined);
  };
  const copy = (text: string) => navigator.clipboard.writeText(text);
  async function copyList() {
    await copy(checklistText(items, checked)).then(
      () => say(texts.copied),
      () => say(texts.copyFailed),
    );
  }
  async function share() {
    try {
      await copy(shareUrl());
      say(texts.shared);
    } catch {
      showInAddress();
      say(texts.shareFailed);
    }
  }
  function reset() {
    say(texts.wasReset);
    setUndone(checked);
    change(new Set());
  }
  function undo() {
    say('');
    if (undone) change(undone);
  }

  return (
    <Actions role="group" aria-label={texts.actions}>
      <Button type="button" $look="secondary" onClick={share}>
        {texts.share}
      </Button>
      <Button type="button" $look="secondary" onClick={copyList}>
        {texts.copy}
      </Button>
      <Button
        type="button"
        $look="secondary"
        onClick={() => downloadText(texts.fileName, checklistText(items, checked))}
      >
        {texts.download}
      </Button>
      <Button type="button" $look="secondary" onClick={() => print()}>
        {texts.print}
      </Button>
      <Button type="button" $look="quiet" disabled={checked.size === 0} onClick={reset}>
        {texts.reset}
      </Button>
      <p>
        <span role="status">{notice}</span>
        {undone ? (
          <Button type="button" $look="quiet" onClick={undo}>
            {texts.undo}
          </Button>
        ) : null}
      </p>
    </Actions>
  );
}

const Actions = styled(Row)`
  margin-top: 2.5rem;
  & > p {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    align-items: center;
    gap: 0.5rem;
    min-height: 3rem;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
