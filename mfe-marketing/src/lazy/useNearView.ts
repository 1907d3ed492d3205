import { type RefObject, useEffect } from 'react';

/** How close to the window something must come, in pixels (marketing-site §2 "Lazy sections"). */
const MARGIN = '200px';

/** Calls `then` once, when the element comes near the window; `then` must be the same function on every render. */
export function useNearView(place: RefObject<Element | null>, isWaiting: boolean, then: () => void): void {
  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        then();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWaiting, then]);
}
