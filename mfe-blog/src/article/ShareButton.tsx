import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import { articleTexts as texts } from '../content/article.ts';

type State = 'unavailable' | 'ready' | 'copied' | 'failed';

const labels = { ready: texts.share, copied: texts.copied, failed: texts.shareFailed } as const;

/** Shares title and address through the device where it can (BLG-015), or copies the address. */
export function ShareButton({ title }: { readonly title: string }) {
  const [state, setState] = useState<State>('unavailable');
  useEffect(() => {
    if (canShare() || navigator.clipboard) setState('ready');
  }, []);
  if (state === 'unavailable') return null;

  async function share() {
    // Anchors of the table of contents are where the reader is, not what is shared.
    const url = location.origin + location.pathname;
    if (canShare()) {
      // Closing the device's dialog is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }
  return (
    <>
      <Button type="button" $look="quiet" onClick={share}>
        {labels[state]}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'ready' ? '' : labels[state]}
      </span>
    </>
  );
}

/** Desktop browsers may lack the device dialog that the type promises. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}
