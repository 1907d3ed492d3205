import { type ComponentType, useEffect, useState } from 'react';

/** How long a course may be on the way before the page says so, in milliseconds. */
export const PATIENCE_MS = 300;

const coursePath = /^\/formations\/[^/]+$/;

/**
 * What stands for a course that the visitor has opened from here and that is not there yet. The page that they leave stays
 * on screen until the next one is ready; on a slow connection that would look as if the click had been lost. The skeleton
 * is loaded beside the course, whose layout it shares.
 */
export function useSlowCourse(): ComponentType | undefined {
  const [skeleton, setSkeleton] = useState<{ readonly Skeleton: ComponentType }>();
  useEffect(() => {
    let clicks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clicks += 1;
      clearTimeout(timer);
    };
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      forget();
      setSkeleton(undefined);
      if (link.origin !== location.origin || link.target || !coursePath.test(link.pathname)) return;
      const click = clicks;
      // Without it the page stays on screen.
      const loading = import('../course/CourseSkeleton.tsx').catch(() => undefined);
      timer = setTimeout(async () => {
        const loaded = await loading;
        if (loaded && click === clicks) setSkeleton({ Skeleton: loaded.CourseSkeleton });
      }, PATIENCE_MS);
    };
    document.addEventListener('click', follow);
    return () => {
      forget();
      document.removeEventListener('click', follow);
    };
  }, []);
  return skeleton?.Skeleton;
}
