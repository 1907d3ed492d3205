import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';

/** An action of the visitor that came before the part of the page that answers it was ready. */
interface EarlyAction {
  readonly target: HTMLElement;
  readonly run: () => void;
}

/** What the quiet start leaves for the shell. */
export interface QuietStart {
  readonly registry: RegistrySnapshot;
  /** Path and query that the document was served for; no hash, which can hold the tokens of a mail link. */
  readonly served: string;
  /** Called when everything below `root` is hydrated: replays what the visitor did there before. */
  ready(root: Element): void;
}

declare global {
  interface Window {
    agence: QuietStart;
  }
}

/**
 * The quiet start: inlined into every page as text, so it must not use anything outside its own body. It
 * loads the shell at the first interaction or when the browser is idle, keeps early clicks, and is all the
 * JavaScript of a public page until then (architecture "Quiet start").
 */
export function bootstrap(): void {
  const registry: RegistrySnapshot = JSON.parse(document.getElementById('registry')?.textContent ?? '');
  const early: EarlyAction[] = [];
  let awake = false;

  function wake() {
    if (awake) return;
    awake = true;
    void preload();
    start().catch((error) => {
      // The page stays as the server made it: text and links work, forms post. The next visit tries again.
      for (const { target } of early) target.removeAttribute('aria-busy');
      early.length = 0;
      for (const part of document.querySelectorAll('[data-turns-on-failure]')) part.toggleAttribute('hidden');
      console.error(error);
    });
  }

  /** Ends the present task: between two of them the browser answers the visitor. */
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  /** Starts the downloads, each in a task of its own: a dozen at once would keep a phone busy. */
  async function preload() {
    for (const href of [...registry.start, ...registry.preload]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await nextTask();
    }
  }

  /** Runs the modules one by one, each in a task of its own. */
  async function start() {
    for (const href of registry.start) {
      await import(/* @vite-ignore */ href);
      await nextTask();
    }
  }

  /** Whether a control stands in server HTML that does not answer yet; what scripts add answers from the start. */
  function isWaiting(target: Element) {
    const root = target.closest('#shell-header,#outlet,#shell-footer');
    return root !== null && !root.hasAttribute('data-ready');
  }

  /** Keeps an action for later; the control shows that it is busy. */
  function keep(event: Event, target: HTMLElement, run: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.some((action) => action.target === target)) return;
    target.setAttribute('aria-busy', 'true');
    early.push({ target, run });
  }

  document.addEventListener(
    'click',
    (event) => {
      wake();
      const button = (event.target as Element).closest<HTMLButtonElement>('button,[role="button"]');
      if (!button || !isWaiting(button)) return;
      const dialogId = button.getAttribute('commandfor') ?? '';
      const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
      if (dialog && !('commandForElement' in HTMLButtonElement.prototype)) {
        if (button.getAttribute('command') === 'show-modal') dialog.showModal();
        else dialog.close();
      }
      // The browser itself answers these: dialogs, popovers, disclosures, and forms that the server takes.
      if (button.matches('[commandfor],[popovertarget]') || (button.type === 'submit' && button.form)) return;
      keep(event, button, () => button.click());
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isWaiting(form) || form.hasAttribute('action') || form.method === 'dialog') return;
      keep(event, form, () => form.requestSubmit());
    },
    true,
  );

  window.agence = {
    registry,
    served: location.pathname + location.search,
    ready(root) {
      root.setAttribute('data-ready', '');
      for (const action of early.filter(({ target }) => root.contains(target))) {
        early.splice(early.indexOf(action), 1);
        action.target.removeAttribute('aria-busy');
        action.run();
      }
    },
  };

  for (const type of ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin']) {
    addEventListener(type, wake, { once: true, passive: true, capture: true });
  }
  // Pages that the browser renders, such as member pages, have nothing to be quiet for.
  if (!document.querySelector('#outlet > [data-remote]')) wake();
  else {
    const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 300));
    // Browsers can be idle between the last byte and the first paint, which the shell must not compete with. Only the
    // entry of that paint says that it is on screen: a frame callback comes before it, a hidden tab has none yet.
    const afterPaint = () =>
      new PerformanceObserver((paints, observer) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        idle();
      }).observe({ type: 'paint', buffered: true });
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
  }
}
