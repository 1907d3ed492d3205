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
    const element = place.current;
    if (!isWaiting || !element) return;
    const keep = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (isDone.current || !button || button.matches('[commandfor], [type=submit]')) return;
      button.setAttribute('aria-busy', 'true');
      kept.current.add(button);
    };
    element.addEventListener('click', keep, true);
    return () => element.removeEventListener('click', keep, true);
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
