import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface FrameOptions {
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox;
  readonly navigation: readonly NavigationEntry[];
}

/**
 * Hydrates header and footer as roots of their own; resolves when both answer to the visitor. The dialogs work by
 * themselves, so their code waits until somebody is in one.
 */
export async function mountFrame({ shell, outbox, navigation }: FrameOptions): Promise<void> {
  const path = location.pathname;
  const dialogs = document.getElementById('shell-dialogs');
  dialogs?.addEventListener('focusin', () => void hydrateContactDialog({ path, shell, outbox }), { once: true });
  await Promise.all([
    hydrate('shell-header', <Header path={path} navigation={navigation} shell={shell} />),
    hydrate('shell-footer', <Footer path={path} navigation={navigation} shell={shell} outbox={outbox} />),
  ]);
}

async function hydrateContactDialog(props: { path: string; shell: ShellApi; outbox: LeadOutbox }) {
  const { ContactDialog } = await import('./ContactDialog.tsx');
  await hydrate('shell-dialogs', <ContactDialog {...props} />);
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
