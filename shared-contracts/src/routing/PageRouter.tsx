// By the name of the package: only that is the one copy that the shell provides.
import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import type { ReactNode } from 'react';
import { ShellRouter } from './ShellRouter.tsx';

/**
 * `ShellRouter` with what it takes of the page.
 *
 * @deprecated until 2.0.0: bundlers of other teams give it a platform of its own; use `ShellRouter`
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  return (
    <ShellRouter shell={useShell()} url={usePageUrl()}>
      {children}
    </ShellRouter>
  );
}
