import { heldParts } from './heldParts.ts';
import { whenIdle } from './whenIdle.ts';

/** How long the rest of a page waits for its faces, in milliseconds. */
const FACES_LIMIT_MS = 3000;

/**
 * Browsers lay out what is within two and a half screens. What lies lower has nothing to gain by being let in alone, and Chromium may
 * take it for something that filled the screen and is gone: it is let in with all others.
 */
const isNear = (part: HTMLElement) => part.getBoundingClientRect().top < 3.5 * innerHeight;

/**
 * Lays out what follows the first screen of the document, one part after the other while the browser is idle, once its faces are
 * there: in these alone, and never all of it in one task.
 *
 * @returns lays out what is left, and leaves the page as it came
 */
export function layOutRest(): () => void {
  const { dataset } = document.documentElement;
  const letIn: HTMLElement[] = [];
  const next = () => {
    // Anew each time: a part that is let in may have parts of its own.
    const part = dataset.held === undefined ? undefined : heldParts().find(isNear);
    if (!part) return;
    part.style.animation = 'none';
    letIn.push(part);
    requestAnimationFrame(() => whenIdle(next));
  };
  if (dataset.held !== undefined) {
    // What somebody comes to by then must have its height before it is on the screen, and be there for the keyboard.
    for (const type of ['scroll', 'keydown'])
      addEventListener(type, () => delete dataset.held, { once: true, passive: true, capture: true });
    const limit = new Promise((resolve) => setTimeout(resolve, FACES_LIMIT_MS));
    void Promise.race([document.fonts.ready, limit]).then(() => requestAnimationFrame(() => whenIdle(next)));
  }
  return () => {
    delete dataset.held;
    document.querySelector('#outlet [data-ends]')?.remove();
    for (const part of letIn) {
      part.style.removeProperty('animation');
      if (part.style.length === 0) part.removeAttribute('style');
    }
  };
}
