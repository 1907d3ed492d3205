import type { Held, Touched } from './visitorState.ts';

/** Gives what was opened, typed and focused to the elements that stand in the place of those that are gone. */
export function carryOver({ before, after, open, focused }: Held): void {
  let focusing: Touched | undefined;
  for (const [name, old] of before) {
    const fresh = after.get(name);
    if (old.isConnected || !fresh) continue;
    carry(old, fresh, old.open || open.has(old));
    if (open.has(old) && fresh.popover) fresh.showPopover();
    if (old === focused) focusing = fresh;
  }
  // Opening has moved it: last of all.
  focusing?.focus({ preventScroll: true });
  const { selectionStart } = (focused ?? {}) as Touched;
  if (focusing && selectionStart != null)
    (focusing as HTMLInputElement).setSelectionRange(selectionStart, selectionStart);
}

function carry(old: Touched, fresh: Touched, isOpen: boolean) {
  if (isOpen && !fresh.popover && !fresh.open) {
    // What it was opened for.
    Object.assign(fresh.dataset, old.dataset);
    if (fresh instanceof HTMLDialogElement) fresh.showModal();
    else fresh.toggleAttribute('open', true);
  }
  // Some stand open from the beginning.
  if (!isOpen && fresh instanceof HTMLDetailsElement) fresh.open = false;
  if (old.checked !== fresh.checked) fresh.click();
  if (old.value === undefined || old.value === old.defaultValue || old.value === fresh.value) return;
  // As typing does, for a component that follows the field: React's own property would hide that anything has changed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fresh), 'value')?.set?.call(fresh, old.value);
  for (const type of ['input', 'change']) fresh.dispatchEvent(new Event(type, { bubbles: true }));
}
