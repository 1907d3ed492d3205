import { focusOn } from './focusOn.ts';

/** How long what a visitor comes back to may take to be there again, in milliseconds. */
export const COME_BACK_MS = 5000;

/** By any of these the visitor goes on by themselves. */
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

interface Place {
  /** Pixels from the top. */
  readonly top: number;
  /** Finds the link by which the page was left; none was where it was left otherwise. */
  readonly link: (() => HTMLElement | undefined) | undefined;
  /** Finds what has the focus until then. */
  readonly meanwhile: () => HTMLElement | null;
}

/**
 * Puts scroll and focus where they were. A page that reads its data anew is short at first and has not the link yet: both
 * follow as it fills, unless the visitor goes on by themselves.
 *
 * @returns gives up
 */
export function comeBack({ top, link, meanwhile }: Place): () => void {
  const given = new AbortController();
  const giveUp = () => given.abort();
  let focused: Element | null;
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  const focus = () => {
    const found = link?.();
    // What has taken the focus by itself keeps it.
    if (document.activeElement === focused || document.activeElement === document.body) {
      focusOn(found ?? meanwhile());
      focused = document.activeElement;
    }
    if ((found || !link) && scrollY + 1 > top) giveUp();
  };
  const follow = () => {
    const observer = new MutationObserver(() => {
      scroll();
      focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    given.signal.addEventListener('abort', () => observer.disconnect());
    for (const act of ACTS) addEventListener(act, giveUp, { signal: given.signal, passive: true });
    setTimeout(giveUp, COME_BACK_MS);
    focused = document.activeElement;
    focus();
  };
  scroll();
  // The page is seen before it has the focus, whose own styles and listeners take as long as drawing it.
  setTimeout(() => given.signal.aborted || follow());
  return giveUp;
}
