import { nextTask } from './nextTask.ts';

/** Resolves when what stands in the document now is on screen; a hidden one is painted no more. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return nextTask();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
