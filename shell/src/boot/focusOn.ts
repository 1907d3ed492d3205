let isMoving = false;

/** Whether the focus is being put somewhere by us: the visitor has nothing in mind with what is there. */
export const isFocusMoved = (): boolean => isMoving;

/** What takes no focus by itself takes it until it goes elsewhere. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  isMoving = true;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    element.focus({ preventScroll: true });
  }
  isMoving = false;
}

/** Whether an element can take the focus at all; old browsers cannot say. */
export const isShown = (element: Element): boolean => element.isConnected && (element.checkVisibility?.() ?? true);
