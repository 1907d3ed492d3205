import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Map<string, Root>();

/** Puts a dialog on the page, or renders it again, and opens it with the first field in focus. */
export function showDialog(id: string, element: ReactNode): void {
  let root = roots.get(id);
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container, { identifierPrefix: id });
    roots.set(id, root);
  }
  const mounted = root;
  flushSync(() => mounted.render(element));
  const dialog = document.querySelector<HTMLDialogElement>(`#${id}`);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
}
