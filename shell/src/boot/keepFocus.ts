import { focusOn, isShown } from './focusOn.ts';

/** What an element that had the focus stood in, nearest first, and at which place there. */
type Path = readonly (readonly [parent: Element, place: number])[];

/**
 * Hands the focus on when the element that has it goes: browsers drop it to the page's beginning, where screen readers
 * fall silent. A successor that the page names itself, by focusing it, comes before.
 */
export function keepFocus(): void {
  let held: HTMLElement | undefined;
  let path: Path = [];
  const hold = ({ target }: Event) => {
    held = target as HTMLElement;
    path = pathOf(held);
  };
  // Before React, which stops it on HTML that it has not hydrated.
  document.addEventListener('focusin', hold, true);
  /** What had the focus and has just gone, or been moved. */
  let gone: HTMLElement | undefined;
  const handOn = () => {
    if (gone === held && held && isLost()) focusOn(isShown(held) ? held : successor(path));
    gone = undefined;
  };
  // A dialog gives the focus back by itself, unless what had it before is gone: then it stays on what is hidden now, until
  // a browser comes to notice, and not all of them say so.
  const closed = ({ target }: Event) => {
    if (!held || !(target as Element).contains(held) || isShown(held)) return;
    gone = held;
    held.blur();
    setTimeout(handOn);
  };
  document.addEventListener('close', closed, true);
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (target !== held || !held || gone || !isLost()) return;
      // Who clicks beside everything has let go: what goes only afterwards had the focus no more.
      if (isShown(held)) held = undefined;
      else focusOn(successor(path));
    }),
  );
  new MutationObserver((changes) => {
    if (!held || !isLost()) return;
    const isMoved =
      held.isConnected &&
      changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held as Node)));
    if (!isMoved && isShown(held)) return;
    gone = held;
    // In a task of its own: what goes may be giving the focus to somebody at this very moment, as dialogs do.
    setTimeout(handOn);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'open'] });
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

function pathOf(element: Element): Path {
  const path: [Element, number][] = [];
  for (let child = element, parent = child.parentElement; parent; child = parent, parent = child.parentElement) {
    path.push([parent, [...parent.children].indexOf(child)]);
  }
  return path;
}

/**
 * Of a list the entry that has come to the place, or the last; otherwise the heading of the nearest part that has one.
 * None while the page's content is on its way.
 */
function successor(path: Path): HTMLElement | null {
  for (const [part, place] of path) {
    if (!isShown(part)) continue;
    if (part.matches('ul, ol, tbody')) {
      const entry = part.children[place] ?? part.lastElementChild;
      if (entry) return entry as HTMLElement;
    }
    if (part.matches('li, tr')) return part as HTMLElement;
    const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isShown);
    if (heading) return heading;
    // Beyond the page's own content stands nothing that belongs to it.
    if (part.matches('main, dialog, header, footer')) return null;
  }
  return null;
}
