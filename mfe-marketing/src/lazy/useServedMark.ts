import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Marks HTML that React has not hydrated as `data-served`, so that the shell follows links in it by itself: React lets no
 * click through there.
 *
 * @returns takes the mark away; the same function on every render
 */
export function useServedMark(place: RefObject<HTMLElement | null>, isServed: boolean): () => void {
  const isLive = useRef(!isServed);
  useEffect(() => {
    if (!isLive.current) place.current?.setAttribute('data-served', '');
  }, [place]);
  return useCallback(() => {
    isLive.current = true;
    place.current?.removeAttribute('data-served');
  }, [place]);
}
