import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';

/** A menu that the browser opens and closes: whether it is open, and who gets the focus that a button inside would lose. */
export function usePopover() {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before this code was here.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  return {
    panel,
    trigger: { ref: trigger, 'aria-expanded': open },
    menu: {
      ref: panel,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
      // The browser gives the focus back to what had it when the menu opened, which a pointer does from anywhere.
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && trigger.current?.focus(),
      // A dialog hides the menu that it was opened from, and gives focus back to nothing that is hidden.
      onClick: ({ target }: MouseEvent) => (target as Element).closest('button') && trigger.current?.focus(),
    },
  };
}
