import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { historyEntry, savedScroll, saveScroll } from './scrollRestoration.ts';

/**
 * Brings the page to where another list begins, when its first row is out of view, or to where a list was left that the
 * visitor comes back to.
 *
 * @param address of the list on screen
 * @param results what begins with the list's count
 */
export function useListPlace(address: string, results: RefObject<HTMLElement | null>): void {
  const shown = useRef({ address, entry: '' });
  useLayoutEffect(() => {
    const isOther = shown.current.address !== address;
    shown.current = { address, entry: historyEntry() };
    if (!isOther) return;
    const left = savedScroll();
    // A list that has just come is as high as all of its rows by then.
    const frame = requestAnimationFrame(() => {
      if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
      else if (results.current && results.current.getBoundingClientRect().top < 0) {
        results.current.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [address, results]);
  useEffect(() => {
    // While the visitor is on the way to another entry this list is still the one before.
    const save = () => historyEntry() === shown.current.entry && saveScroll(shown.current.entry, scrollY);
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, []);
}
