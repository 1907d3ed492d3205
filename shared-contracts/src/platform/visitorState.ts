/** What visitors open, fill in or hold the focus with, as far as they have it. */
type Touched = HTMLElement &
  Partial<Pick<HTMLInputElement, 'checked' | 'value' | 'defaultValue' | 'selectionStart'>> & {
    readonly open?: boolean;
  };

/**
 * Holds on to what a visitor has opened, typed and focused below `root`, and follows it. React throws HTML away that it cannot
 * hydrate: of a page that was translated, or that an extension has put something into.
 *
 * @returns gives it to the elements that stand in the place of those that are gone
 */
export function holdVisitorState(root: Element): () => void {
  const before = touchable(root);
  const open = new Set(root.querySelectorAll(':popover-open'));
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  const toggle = ({ target, newState }: ToggleEvent) =>
    void open[newState === 'open' ? 'add' : 'delete'](target as Element);
  document.addEventListener('focusin', follow);
  root.addEventListener('beforetoggle', toggle as (event: Event) => void, true);
  return () => {
    document.removeEventListener('focusin', follow);
    root.removeEventListener('beforetoggle', toggle as (event: Event) => void, true);
    const after = touchable(root);
    let focusing: Touched | undefined;
    for (const [name, old] of before) {
      const fresh = after.get(name);
      if (old.isConnected || !fresh) continue;
      carryOver(old, fresh);
      if (open.has(old)) fresh.showPopover();
      if (old === focused) focusing = fresh;
    }
    // Opening has moved it: last of all.
    focusing?.focus({ preventScroll: true });
    const { selectionStart } = focused as Touched;
    if (focusing && selectionStart != null)
      (focusing as HTMLInputElement).setSelectionRange(selectionStart, selectionStart);
  };
}

/** By names that their successors have too. */
function touchable(root: Element): ReadonlyMap<string, Touched> {
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

function carryOver(old: Touched, fresh: Touched) {
  if (old.open && !fresh.open) {
    // What it was opened for.
    Object.assign(fresh.dataset, old.dataset);
    if (fresh instanceof HTMLDialogElement) fresh.showModal();
    else fresh.toggleAttribute('open', true);
  }
  if (old.checked !== fresh.checked) fresh.click();
  if (old.value === undefined || old.value === old.defaultValue || old.value === fresh.value) return;
  // As typing does, for a component that follows the field: React's own property would hide that anything has changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fresh), 'value')?.set?.call(fresh, old.value);
  for (const type of ['input', 'change']) fresh.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Says that a page was translated, or that an extension has put something into it: nothing that a visitor did is lost. */
export function reportRedrawing(error: unknown): void {
  console.warn('A part of the page was drawn again', error);
}
