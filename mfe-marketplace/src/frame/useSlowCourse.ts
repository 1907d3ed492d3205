import { useEffect, useState } from 'react';

/** How long a course may be on the way before the page says so, in milliseconds. */
export const PATIENCE_MS = 300;

const coursePath = /^\/formations\/[^/]+$/;

/**
 * Whether the visitor has opened a course from here that is not there yet. The page that they leave stays on screen until
 * the next one is ready; on a slow connection that would look as if the click had been lost.
 */
export function useSlowCourse(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      clearTimeout(timer);
      setIsSlow(false);
      if (link.origin !== location.origin || link.target || !coursePath.test(link.pathname)) return;
      timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    };
    document.addEventListener('click', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow);
    };
  }, []);
  return isSlow;
}
