import { useShell } from '@agence/shared-contracts/platform';
import { type ComponentType, useCallback, useState } from 'react';

interface OnDemand<Props> {
  /** Asks for it; says in a message that it does not come, when its code cannot be loaded. */
  readonly open: () => void;
  /** How often it was asked for: each time opens it. */
  readonly asked: number;
  /** Nothing before it was asked for. */
  readonly Content: ComponentType<Props> | undefined;
}

/**
 * What opens over a page and is seldom wanted: its code comes with the first use.
 * @param load the same function each time
 * @param failed the same object each time
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: { readonly title: string; readonly description: string },
): OnDemand<Props> {
  const { ui } = useShell();
  const [asked, setAsked] = useState(0);
  const [code, setCode] = useState<{ readonly Content: ComponentType<Props> }>();
  const open = useCallback(() => {
    setAsked((times) => times + 1);
    load().then(
      (Content) => setCode({ Content }),
      () => ui.toast({ ...failed, tone: 'destructive' }),
    );
  }, [load, failed, ui]);
  return { open, asked, Content: code?.Content };
}
