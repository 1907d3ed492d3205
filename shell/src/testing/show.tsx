import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

/** Renders into a fresh document, in place of what the test before has left. */
export async function show(children: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(() => root?.unmount());
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => root?.render(children));
}

/** The button with exactly this text. @throws Error when there is none */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

export const click = (element: HTMLElement) => act(() => element.click());
