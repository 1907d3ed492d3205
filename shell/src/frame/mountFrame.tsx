import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../boot/nextTask.ts';
import type { Consent } from '../consent/consent.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { Header } from './Header.tsx';

export interface FrameOptions {
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox;
  readonly consent: Consent;
  readonly registry: Pick<RegistrySnapshot, 'navigation' | 'config'>;
  /** Called with each root that answers to the visitor. */
  readonly ready: (root: Element) => void;
}

/** How near the window the footer comes alive. */
const FOOTER_MARGIN = '600px';

/**
 * Hydrates header, footer and dialogs as roots of their own; resolves when the header answers. Footer and dialogs work by
 * themselves at first, so their code waits until somebody comes near.
 */
export async function mountFrame(options: FrameOptions): Promise<void> {
  const { shell, consent, registry, ready } = options;
  await nextTask();
  const path = shell.navigation.getServedLocation().pathname;
  const dialogs = elementOf('shell-dialogs');
  dialogs.addEventListener('focusin', () => void hydrateDialogs(dialogs, options, path), { once: true });
  whenNear(elementOf('shell-footer'), (footer) => void hydrateFooter(footer, options, path));
  const header = elementOf('shell-header');
  await hydrate(header, <Header path={path} navigation={registry.navigation} shell={shell} consent={consent} />);
  ready(header);
}

async function hydrateFooter(
  root: HTMLElement,
  { shell, outbox, consent, registry, ready }: FrameOptions,
  path: string,
) {
  const { Footer } = await import('./Footer.tsx');
  const { navigation } = registry;
  await hydrate(root, <Footer path={path} navigation={navigation} shell={shell} outbox={outbox} consent={consent} />);
  ready(root);
}

async function hydrateDialogs(root: HTMLElement, { shell, outbox, registry }: FrameOptions, path: string) {
  const { ContactDialog } = await import('../booking/ContactDialog.tsx');
  const services = registry.navigation.filter(({ slot }) => slot === 'services');
  const { calendarUrl } = registry.config;
  await hydrate(
    root,
    <ContactDialog path={path} services={services} calendarUrl={calendarUrl} shell={shell} outbox={outbox} />,
  );
}

/** Calls back once, when an element comes near the window or gets focus. */
function whenNear(element: HTMLElement, callback: (element: HTMLElement) => void) {
  const come = () => {
    observer.disconnect();
    element.removeEventListener('focusin', come);
    callback(element);
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
    rootMargin: FOOTER_MARGIN,
  });
  observer.observe(element);
  element.addEventListener('focusin', come);
}

function elementOf(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

function hydrate(root: HTMLElement, children: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    // As a transition React hydrates in short slices between which the visitor is answered.
    startTransition(() => {
      hydrateRoot(root, <Ready onReady={resolve}>{children}</Ready>, { identifierPrefix: root.id });
    });
  });
}

/** Tells when the effects below have run, which is when controls answer. */
export function Ready({ onReady, children }: { readonly onReady?: () => void; readonly children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
