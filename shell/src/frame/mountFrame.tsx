import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import type { ShellStore } from '../session/store.ts';
import { Toaster } from '../toast/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface FrameOptions {
  readonly shell: ShellApi;
  readonly store: ShellStore;
  readonly outbox: LeadOutbox;
  readonly navigation: readonly NavigationEntry[];
}

/** Hydrates header and footer as roots of their own; resolves when both answer to the visitor. */
export async function mountFrame({ shell, store, outbox, navigation }: FrameOptions): Promise<void> {
  const path = location.pathname;
  const toasts = document.createElement('div');
  document.body.append(toasts);
  createRoot(toasts).render(<Toaster store={store} />);
  await Promise.all([
    hydrate('shell-header', <Header path={path} navigation={navigation} shell={shell} />),
    hydrate('shell-footer', <Footer path={path} navigation={navigation} shell={shell} outbox={outbox} />),
  ]);
}

function hydrate(id: string, children: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(document.getElementById(id) as HTMLElement, <Ready onReady={resolve}>{children}</Ready>, {
      identifierPrefix: id,
    });
  });
}

/** Tells when the effects below have run, which is when controls answer. */
export function Ready({ onReady, children }: { readonly onReady?: () => void; readonly children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
