/** What takes no focus by itself takes it until it goes elsewhere. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Whether an element can take the focus at all; old browsers cannot say. */
export const isShown = (element: Element): boolean => element.isConnected && (element.checkVisibility?.() ?? true);
