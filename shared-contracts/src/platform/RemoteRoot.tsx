import { Component, type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { isSubtree } from '../remote/matchRoute.ts';
import type { PreparedPage } from '../remote/preparePage.ts';
import type { ShellApi } from '../remote/shell.ts';
import { PagePathContext, ShellContext } from './ShellContext.tsx';

/** The page that a remote shows now; replaced as a whole on navigation. */
export interface View {
  readonly page: PreparedPage;
  readonly url: URL;
}

export interface ViewStore {
  get(): View;
  subscribe(listener: () => void): () => void;
}

interface RemoteRootProps {
  readonly shell: ShellApi;
  readonly views: ViewStore;
  /** Called once, when the first page has been committed and its effects have run. */
  readonly onCommit: () => void;
  /** Called before that, with what was drawn not yet on screen. */
  readonly onDrawn?: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** The root of a remote: contract, error boundary and the current page. Renders the same on the server. */
export function RemoteRoot({ shell, views, onCommit, onDrawn, onError }: RemoteRootProps) {
  const { page, url } = useSyncExternalStore(views.subscribe, views.get, views.get);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onCommit(), [onCommit]);
  const Page = page.module.default;
  return (
    <ShellContext value={shell}>
      <PagePathContext value={url.pathname}>
        <PageBoundary key={isSubtree(page.route) ? page.route.page : url.pathname} onError={onError}>
          <Page data={page.data as never} params={page.params} />
        </PageBoundary>
      </PagePathContext>
    </ShellContext>
  );
}

class PageBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
