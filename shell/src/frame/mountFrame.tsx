import { type Held, holdVisitorState, reportRedrawing } from '@agence/shared-contracts/platform/visitorState';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextPaint } from '../boot/nextPaint.ts';
import { nextTask } from '../boot/nextTask.ts';
import type { Consent } from '../consent/consent.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { FrameBoundary } from './FrameBoundary.tsx';
import { Header } from './Header.tsx';

export interface FrameOptions {
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox;
  readonly consent: Consent;
  readonly registry: Pick<RegistrySnapshot, 'navigation' | 'config' | 'hiddenClaims'>;
  /** Called with each root that answers to the visitor, or never will and is the browser's again. */
  readonly ready: (root: Element) => void;
}

/** How near the window the footer hydrates. */
const FOOTER_MARGIN = '600px';

/**
 * Hydrates header, footer and dialogs as roots of their own; resolves when the header answers. Footer and dialogs work by
 * themselves at first, so their code waits until somebody comes near.
 */
export async function mountFrame(options: FrameOptions): Promise<void> {
  const { shell, consent, registry, ready } = options;
  // Of the document, of which this is: another page may be placed in it meanwhile.
  const path = shell.navigation.getServedLocation().pathname;
  await nextTask();
  const dialogs = elementOf('shell-dialogs');
  const comeAlive = () =>
    void hydrateDialogs(dialogs, options, path)
      .catch(stayAsServed)
      .then(() => ready(dialogs));
  // One that was opened before this code was there has had its focus.
  if (dialogs.querySelector('dialog[open]')) comeAlive();
  // It is seen open before its code begins to come.
  else dialogs.addEventListener('focusin', () => void nextPaint().then(comeAlive), { once: true });
  whenNear(elementOf('shell-footer'), (footer) => void hydrateFooter(footer, options, path).catch(stayAsServed));
  const header = elementOf('shell-header');
  await hydrate(header, <Header path={path} navigation={registry.navigation} shell={shell} consent={consent} />);
  ready(header);
}

/** Code that does not come, or that a page which is being left no longer waits for: links work, and forms post. */
function stayAsServed(error: unknown) {
  console.info('A part of the page stays as it was served.', error);
}

async function hydrateFooter(
  root: HTMLElement,
  { shell, outbox, consent, registry, ready }: FrameOptions,
  path: string,
) {
  const { Footer } = await import('./Footer.tsx');
  const { navigation, hiddenClaims } = registry;
  await hydrate(root, <Footer {...{ path, navigation, shell, outbox, consent, hiddenClaims }} />);
  ready(root);
}

async function hydrateDialogs(root: HTMLElement, { shell, outbox, registry }: FrameOptions, path: string) {
  const [{ ContactDialog }, { carryOver }] = await Promise.all([
    import('../booking/ContactDialog.tsx'),
    import('@agence/shared-contracts/platform/carryOver'),
  ]);
  const services = registry.navigation.filter(({ slot }) => slot === 'services');
  const { calendarUrl } = registry.config;
  const asked = root.querySelector<HTMLInputElement>('[name="demande"]')?.value as Asked | undefined;
  await hydrate(root, <ContactDialog {...{ path, services, calendarUrl, shell, outbox, asked }} />, carryOver);
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

function hydrate(root: HTMLElement, children: ReactNode, carryOver?: (held: Held) => void): Promise<void> {
  const restore = holdVisitorState(root, carryOver);
  return new Promise((resolve) => {
    const tree = (
      <FrameBoundary root={root} carryOver={carryOver}>
        <Ready onDrawn={restore} onReady={resolve}>
          {children}
        </Ready>
      </FrameBoundary>
    );
    // As a transition React hydrates in short slices between which the visitor is answered.
    startTransition(() => {
      hydrateRoot(root, tree, { identifierPrefix: root.id, onRecoverableError: reportRedrawing });
    });
  });
}

interface ReadyProps {
  readonly onDrawn?: () => void;
  readonly onReady?: () => void;
  readonly children: ReactNode;
}

/** Tells when what is below was drawn, and when its effects have run, which is when controls answer. */
export function Ready({ onDrawn, onReady, children }: ReadyProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
