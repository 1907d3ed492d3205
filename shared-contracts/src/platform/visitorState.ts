/** What visitors open, fill in or hold the focus with, as far as they have it. */
export type Touched = HTMLElement &
  Partial<Pick<HTMLInputElement, 'checked' | 'value' | 'defaultValue' | 'selectionStart'>> & {
    readonly open?: boolean;
  };

/** What was held on to, of which some is gone. */
export interface Held {
  readonly before: ReadonlyMap<string, Touched>;
  readonly after: ReadonlyMap<string, Touched>;
  /** Popovers and dialogs that were open: a dialog whose component ends is closed before it is gone. */
  readonly open: ReadonlySet<Element>;
  readonly focused: Element | null;
}

const later = (held: Held): void => void import('./carryOver.ts').then(({ carryOver }) => carryOver(held));

/**
 * Holds on to what a visitor has opened, typed and focused below `root`, and follows it. React throws HTML away that it cannot
 * hydrate: of a page that was translated, or that an extension has put something into.
 *
 * @param carryOver gives it on, at once where it is there already; the code is small, but seldom needed
 * @returns gives it to the elements that stand in the place of those that are gone
 */
export function holdVisitorState(root: Element, carryOver: (held: Held) => void = later): () => void {
  const before = touchable(root);
  const open = new Set(root.querySelectorAll(':popover-open,dialog[open]'));
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  // By the visitor; of a component that ends it is told when its successor stands there.
  const close = ({ target }: Event) => void open.delete(target as Element);
  // Before React, which stops it on HTML that it has not hydrated.
  addEventListener('focusin', follow, true);
  addEventListener('close', close, true);
  return () => {
    removeEventListener('focusin', follow, true);
    removeEventListener('close', close, true);
    for (const { isConnected } of before.values())
      if (!isConnected) return carryOver({ before, after: touchable(root), open, focused });
  };
}

/** What visitors can open, fill in or hold the focus with, by names that their successors have too. */
export function touchable(root: Element): ReadonlyMap<string, Touched> {
  const found = new Map<string, Touched>();
  for (const element of root.querySelectorAll<Touched>(
    'dialog,details,[popover],input,select,textarea,a,button,summary',
  )) {
    let name = element.id || element.localName + element.getAttribute('name');
    while (found.has(name)) name += '+';
    found.set(name, element);
  }
  return found;
}

/** Says that a page was translated, or that an extension has put something into it: nothing that a visitor did is lost. */
export function reportRedrawing(error: unknown): void {
  console.warn('Drawn again', error);
}
