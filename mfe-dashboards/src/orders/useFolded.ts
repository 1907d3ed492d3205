import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { useEffect, useRef, useState } from 'react';

/** How many a list begins with, and how many more are shown at a time. */
const STEP = 20;

/** The list that was unfolded last, and how far: who comes back from one of its entries finds it so. */
let unfolded: { readonly name: string; readonly count: number } | undefined;

/**
 * The beginning of a list, and more of it each time that somebody asks; on paper all stand.
 *
 * @param name of the list, such as what it is filtered by: another one is folded again
 * @param isWhole whether it is all that there is; else who asks for more has all, and what follows it
 */
export function useFolded<Each>(all: readonly Each[], name: string, isWhole: boolean) {
  const [opened, setOpened] = useState(unfolded);
  const isPrinting = usePrinting();
  const asked = useRef<number>(undefined);
  const count = opened?.name === name ? opened.count : STEP;
  const left = all.length - count;
  // A few more take no more room than the button that would show them.
  const isFolded = left > 2;
  // The button goes: who has pressed it by a key goes on at the first that it has shown, which is drawn after this.
  useEffect(() => {
    const before = asked.current;
    if (isFolded || before === undefined) return;
    asked.current = undefined;
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[aria-rowindex="${before + 2}"] a`)?.focus({ preventScroll: true }),
      ),
    );
  }, [isFolded]);
  return {
    shown: isFolded && !isPrinting ? all.slice(0, count) : all,
    isFolded,
    /** How many more are shown next. */
    next: left > STEP + 2 ? STEP : left,
    unfold() {
      asked.current = count;
      unfolded = { name, count: isWhole ? count + STEP : Number.POSITIVE_INFINITY };
      setOpened(unfolded);
    },
  };
}
