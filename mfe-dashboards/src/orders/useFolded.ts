import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { useEffect, useRef, useState } from 'react';

/** How many a list begins with. */
const FIRST = 20;

/** The list that was unfolded last: who comes back from one of its entries finds it so. */
let unfolded: string | undefined;

/**
 * The beginning of a list, until somebody asks for all of it; on paper all stand.
 *
 * @param name of the list, such as what it is filtered by: another one is folded again
 */
export function useFolded<Each>(all: readonly Each[], name: string) {
  const [opened, setOpened] = useState(unfolded);
  const isPrinting = usePrinting();
  const isAsked = useRef(false);
  // A few more take no more room than the button that would show them.
  const mayFold = all.length > FIRST + 2;
  const isFolded = mayFold && opened !== name;
  // The button goes: who has pressed it by a key goes on at the first that it has shown, which is drawn after this.
  useEffect(() => {
    if (isFolded || !isAsked.current) return;
    isAsked.current = false;
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[aria-rowindex="${FIRST + 2}"] a`)?.focus({ preventScroll: true }),
      ),
    );
  }, [isFolded]);
  return {
    shown: isFolded && !isPrinting ? all.slice(0, FIRST) : all,
    isFolded,
    unfold() {
      isAsked.current = true;
      unfolded = name;
      setOpened(name);
    },
  };
}
