/** Where the browser can, the change fades; its result is the same without. */
export async function inViewTransition(change: () => Promise<void>): Promise<void> {
  // A page may navigate while React renders it, when no other can be rendered.
  await Promise.resolve();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !document.startViewTransition) return change();
  const transition = document.startViewTransition(change);
  const fading = new AbortController();
  // What fades is a picture, and takes no press: the page itself comes on screen for it.
  addEventListener('pointerdown', () => press(transition), { capture: true, once: true, signal: fading.signal });
  // A transition that is skipped, because the visitor goes on already, rejects these two; the page changes all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => fading.abort());
  await transition.updateCallbackDone;
}

/** Ends the fade, and lets the click that began on its picture reach what stands there. */
function press(transition: ViewTransition) {
  transition.skipTransition();
  addEventListener('click', passOn, { capture: true, once: true });
}

function passOn({ target, clientX, clientY }: MouseEvent) {
  if (target !== document.documentElement) return;
  const meant = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(CLICKED);
  if (!meant) return;
  meant.focus();
  meant.click();
}

const CLICKED = 'a, button, summary, label, input, select, textarea';
