import { createRoot, type Root } from 'react-dom/client';
import { AuthFailure } from './AuthFailure.tsx';
import type { ShellAuth } from './authPort.ts';

interface AuthFailureRequest {
  readonly auth: Pick<ShellAuth, 'getSnapshot' | 'subscribe'>;
  /** Page that the visitor wanted, which reloading goes on to. */
  readonly next: string | undefined;
  /** The session could be read after all. */
  readonly onRecovered: () => void;
}

let close: (() => void) | undefined;

/** Says above the page that nobody can be signed in now; goes away by itself when that has passed. */
export function showAuthFailure({ auth, next, onRecovered }: AuthFailureRequest): void {
  close?.();
  const container = document.createElement('div');
  document.getElementById('outlet')?.before(container);
  const root: Root = createRoot(container);
  root.render(<AuthFailure onReload={() => (next ? location.assign(next) : location.reload())} />);
  const stop = auth.subscribe(() => {
    if (auth.getSnapshot().failed) return;
    close?.();
    if (auth.getSnapshot().user) onRecovered();
  });
  close = () => {
    stop();
    root.unmount();
    container.remove();
    close = undefined;
  };
}
