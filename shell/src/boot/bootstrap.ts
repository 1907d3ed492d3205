import { DATA_PREFIX } from '@agence/shared-contracts/remote/dataPrefix';
import type { LaterParts, RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { tell } from '../measures/tell.ts';
import { layOutRest } from './layOutRest.ts';
import { nextTask } from './nextTask.ts';
import { whenIdle } from './whenIdle.ts';

/** An action of the visitor that came before the part of the page that answers it was ready. */
interface EarlyAction {
  readonly target: HTMLElement;
  readonly run: () => void;
}

/** What the quiet start leaves for the shell. */
export interface QuietStart {
  readonly registry: RegistrySnapshot;
  /** What the registry leaves out. */
  readonly later?: LaterParts;
  /** Likewise the data of the page, as text, where it has left them for later; empty where those that it was rendered with are not had. */
  readonly data?: string;
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

const textOf = (answer: Response) => answer.text();

/** After how long a page that is in view counts as painted, in milliseconds. */
const PAINT_LIMIT_MS = 8_000;

/**
 * The quiet start, inlined into every page. It
 * loads the shell at the first interaction or when the browser is idle, keeps early clicks, and is all the
 * JavaScript of a public page until then (architecture "Quiet start").
 */
export function bootstrap(): void {
  const registry: RegistrySnapshot = JSON.parse((document.getElementById('registry') as Element).textContent as string);
  const early: EarlyAction[] = [];
  let awake = false;
  let hasFailed = false;
  performance.mark('registry');
  const layOutAll = layOutRest();

  function wake() {
    if (awake) return;
    awake = true;
    void preload();
    start().catch((error) => {
      // The page stays as the server made it: text and links work, forms post. The next visit tries again.
      hasFailed = true;
      for (const { target, run } of early.splice(0)) {
        target.removeAttribute('aria-busy');
        if (target.matches('[action]')) run();
      }
      for (const part of document.querySelectorAll('[data-turns-on-failure]')) part.toggleAttribute('hidden');
      console.error(error);
      // Of `/r/shell/<version>/…`.
      tell([['failed-entry', registry.start.at(-1)?.split('/').slice(2, 4).join('@') ?? '', '', 0]]);
    });
  }

  /** Fetches what the page has left for later, beside its modules. */
  async function fetchLater() {
    const page = document.querySelector<HTMLElement>('script[data-integrity]')?.dataset;
    // The remote asks for its data again where they do not come, or are others by now.
    const data = page && fetch(DATA_PREFIX + page.path, { integrity: page.integrity as string }).then(textOf, () => '');
    const later = registry.later && (JSON.parse(await fetch(registry.later).then(textOf)) as LaterParts);
    Object.assign(window.agence, { later, data: await data });
  }

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

  /** Puts styles in the place of the link to them, out of the markup of the page: the shell takes all of them over as they are. */
  async function placeStyles() {
    const link = document.querySelector<HTMLLinkElement>('link[data-styled]');
    if (!link) return;
    const style = document.createElement('style');
    Object.assign(style.dataset, link.dataset);
    style.textContent = await fetch(link.href).then(textOf);
    document.head.append(style);
    // The policy lets in no others than the page was made with.
    if (!style.sheet) throw new Error('Styles of another page');
    link.remove();
  }

  /** Runs the modules one by one, each in a task of its own. */
  async function start() {
    const later = fetchLater();
    // Who waits for it learns of a failure.
    later.catch(() => {});
    await placeStyles();
    // By this styled-components would know them, and write them again (`adoptServedStyles`).
    for (const style of document.querySelectorAll('[data-styled-version]'))
      style.removeAttribute('data-styled-version');
    for (const href of registry.start) {
      // The last one is the shell itself, which reads it and takes the page over.
      if (href === registry.start.at(-1)) {
        await later;
        layOutAll();
      }
      const module: { started?: Promise<void> } = await import(/* @vite-ignore */ href);
      await module.started;
      await nextTask();
    }
  }

  /** Whether a control stands in server HTML that does not answer yet; what scripts add answers from the start. */
  function isWaiting(target: Element) {
    const root = target.closest('#shell-header,#outlet,#shell-footer,#shell-dialogs');
    return !hasFailed && root !== null && !root.hasAttribute('data-ready');
  }

  /** Keeps an action for later; the control shows that it is busy. */
  function keep(event: Event, target: HTMLElement, run: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.some((action) => action.target === target)) return;
    target.setAttribute('aria-busy', 'true');
    early.push({ target, run });
  }

  /** Browsers without invoker commands or light dismissal: nothing else opens and closes dialogs, hydrated or not. */
  function standIn({ target, clientX, clientY }: MouseEvent) {
    const button = (target as Element).closest('[commandfor]');
    const invoked = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
    if (invoked && !('commandForElement' in HTMLButtonElement.prototype)) {
      if ((button as Element).getAttribute('command') === 'close') invoked.close();
      else if (!invoked.open) invoked.showModal();
    }
    // What the button asks for stands on the dialog before anybody can read it there.
    if (invoked && button?.hasAttribute('data-asked')) {
      invoked.dataset.asked = (button as HTMLElement).dataset.asked;
      invoked.dataset.context = (button as HTMLElement).dataset.context ?? '';
    }
    const dialog = target as HTMLDialogElement;
    if (!dialog.matches('dialog[closedby=any]') || 'closedBy' in HTMLDialogElement.prototype) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    // A key press on a control has no place; the backdrop is what is clicked beside the dialog.
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
  }

  document.addEventListener(
    'click',
    (event) => {
      wake();
      standIn(event);
      const button = (event.target as Element).closest<HTMLButtonElement>('button,[role="button"]');
      if (!button || !isWaiting(button)) return;
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
      if (!isWaiting(form) || form.method === 'dialog') return;
      // The server takes a form with an address, unless what stands around it would be lost with the page.
      if (form.hasAttribute('action') && !form.hasAttribute('data-waits')) return;
      keep(event, form, () => form.requestSubmit());
    },
    true,
  );

  window.agence = {
    registry,
    served: location.pathname + location.search,
    ready(root) {
      root.toggleAttribute('data-ready', true);
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
    // Browsers can be idle between the last byte and the first paint, which the shell must not compete with. Only the
    // entry of that paint says that it is on screen: a frame callback comes before it, a hidden tab has none yet.
    const afterPaint = () => {
      new PerformanceObserver((paints, observer) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        whenIdle(wake);
      }).observe({ type: 'paint', buffered: true });
      // Of a frame that a busy machine loses on its way to the screen no entry ever comes.
      setTimeout(() => document.visibilityState === 'visible' && whenIdle(wake), PAINT_LIMIT_MS);
    };
    if (document.readyState === 'complete') afterPaint();
    else addEventListener('load', afterPaint, { once: true });
  }
}
