import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps clicks on buttons that come before the code of their part; the browser answers those that open dialogs itself.
 *
 * @returns repeats what was kept; the same function on every render
 */
export function useEarlyClicks(place: RefObject<Element | null>, isWaiting: boolean): () => void {
  const kept = useRef(new Set<HTMLElement>());
  const isDone = useRef(false);

  useEffect(() => {
    if (!isWaiting) return;
    const keep = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (isDone.current || !button || !place.current?.contains(button)) return;
      if (button.matches('[commandfor], [type=submit]')) return;
      button.setAttribute('aria-busy', 'true');
      kept.current.add(button);
    };
    // Above React's root, which lets no click through on HTML that it has not hydrated.
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [place, isWaiting]);

  return useCallback(() => {
    isDone.current = true;
    for (const button of kept.current) {
      button.removeAttribute('aria-busy');
      button.click();
    }
    kept.current.clear();
  }, []);
}
