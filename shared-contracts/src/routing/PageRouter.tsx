import { type ReactNode, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { usePageUrl, useShell } from '../platform/index.ts';

/**
 * Gives react-router's hooks (`useSearchParams`, `Routes`, …) to a page that needs them, in step with the
 * shell's navigation. Bundled only by remotes that use it: 11 kB that the public pages do without.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const { navigation } = useShell();
  const url = usePageUrl();
  const navigator = useMemo(() => {
    const toPath = (to: string | { pathname?: string; search?: string; hash?: string }) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
    return {
      createHref: toPath,
      go: (delta: number) => history.go(delta),
      push: (to: Parameters<typeof toPath>[0]) => void navigation.navigate(toPath(to)),
      replace: (to: Parameters<typeof toPath>[0]) => void navigation.navigate(toPath(to), { replace: true }),
    };
  }, [navigation]);
  return (
    <Router location={url.pathname + url.search + url.hash} navigator={navigator}>
      {children}
    </Router>
  );
}
