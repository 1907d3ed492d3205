import { withTimeout } from '@agence/shared-contracts/platform';
import type { RemoteProps, ShellApi } from '@agence/shared-contracts/remote/shell';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Arriving } from '../arriving/createArriving.ts';
import { createLeftPages } from '../arriving/createLeftPages.ts';
import { shownPage } from '../arriving/standBy.ts';
import { failureTexts } from '../content/failure.ts';
import type { Measures } from '../measures/measures.ts';
import { explainFailure, FailureNotice } from './FailureNotice.tsx';
import type { Navigation } from './navigation.ts';
import { nextPaint } from './nextPaint.ts';
import { nextTask } from './nextTask.ts';
import type { Outlet, OutletEffect, Prepared } from './outlet.ts';
import type { RemoteLoader } from './remoteLoader.ts';
import { whenBack } from './whenBack.ts';

/** How long the code and data of a page may take once its remote is loaded, in milliseconds. */
const PREPARE_LIMIT_MS = 7000;
/** The same where a document could show the page instead. */
const SOFT_PREPARE_LIMIT_MS = 4000;
/** How long another remote may take before its document is the faster way: its chain of requests is half as long. */
const SOFT_LOAD_LIMIT_MS = 2500;
/** How long a page may take from its first render until its effects have run, in milliseconds. */
const MOUNT_LIMIT_MS = 12_000;
/** How long the server may take to say that it has a page, in milliseconds. */
const SERVER_LIMIT_MS = 3000;
/** The same where it must first compose the version before. */
const EARLIER_LIMIT_MS = 10_000;

type EffectOf<Type extends OutletEffect['type']> = Extract<OutletEffect, { type: Type }>;

interface EffectsOptions {
  readonly outlet: Outlet;
  readonly element: HTMLElement;
  readonly shell: ShellApi;
  readonly navigation: Pick<Navigation, 'commit' | 'arrive' | 'notify' | 'navigate'>;
  readonly loader: RemoteLoader;
  readonly arriving: Arriving;
  readonly measures: Measures;
  /** Asks the server for the version before of a remote from now on. @returns whether it will */
  readonly setAside: (remote: string) => boolean;
  /** Called when what stands in the outlet answers to the visitor. */
  readonly ready: (element: Element) => void;
}

/**
 * Does what the outlet decides; whatever comes of it is an event. Nothing fails towards single-spa, and nothing makes it
 * wait: prerendered content stays on screen (fail static).
 */
export function createOutletEffects({
  outlet,
  element,
  shell,
  navigation,
  loader,
  arriving,
  measures,
  setAside,
  ready,
}: EffectsOptions) {
  const left = createLeftPages(element);
  /** What roots that are out of sight have still to do. */
  const leftOver: (() => void)[] = [];
  const props: RemoteProps = { shell, outlet: element, onError: () => {} };
  /** The modules of the page that was put into the outlet last, once it is seen. */
  let placed: Promise<readonly string[]>;
  let notice: { readonly root: Root; readonly container: HTMLElement; readonly stop: () => void } | undefined;

  async function prepare(remote: string, url: URL): Promise<Prepared> {
    const isServed = url.pathname === shell.navigation.getServedLocation().pathname;
    const load = loader.load(remote);
    const lifecycles = await (isServed ? load : withTimeout(load, SOFT_LOAD_LIMIT_MS, `Loading ${remote}`));
    const limit = isServed ? PREPARE_LIMIT_MS : SOFT_PREPARE_LIMIT_MS;
    const page = await measures.phase('prepared', remote, url.pathname, () =>
      withTimeout(lifecycles.prepare(props, url), limit, `Loading ${url.pathname}`),
    );
    return page.kind === 'page' ? { ...page, lifecycles } : page;
  }

  /** What takes a page's root apart is long work, and the next page is seen sooner before it. */
  function unmount({ root, isReplaced }: EffectOf<'unmount'>) {
    const defer = (cleanUp: () => void) => {
      leftOver.push(cleanUp);
      // The focus is on the next page by then: it would fall to the beginning with what has it.
      void nextPaint().then(nextTask).then(cleanUpAll);
    };
    root.lifecycles.unmount(props, isReplaced ? defer : undefined).catch(report(root.remote));
  }

  function cleanUpAll() {
    for (const cleanUp of leftOver.splice(0)) cleanUp();
  }

  function mount({ root, page, url }: EffectOf<'mount'>) {
    // What a page has set up outside the outlet goes before the next one sets up its own.
    cleanUpAll();
    left.enter(url);
    let isMounted = false;
    const onError = async (error: unknown) => {
      if (!isMounted) measures.blame(error, 'mounted');
      // React may tell of it in the middle of rendering, when no root can be taken away.
      await nextTask();
      outlet.dispatch({ type: 'broke', root, error });
    };
    const phase = shownPage(element) ? 'hydrated' : 'mounted';
    // What was placed has been seen since.
    const isSeen = phase === 'hydrated' && outlet.getState().isPlaced;
    const mounting = measures.phase(phase, root.remote, url.pathname, () =>
      withTimeout(root.lifecycles.mount({ ...props, onError, page, url }), MOUNT_LIMIT_MS, `Mounting ${root.remote}`),
    );
    mounting.then(() => {
      isMounted = true;
      if (!isSeen) measures.viewed(url.pathname);
      outlet.dispatch({ type: 'hydrated', root });
    }, onError);
  }

  /** Whether an ordinary page load helps. */
  function serverHas(url: URL, limitMs: number): Promise<boolean> {
    return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(limitMs) }).then(
      ({ status }) => status < 500,
      () => false,
    );
  }

  function showFailure({ kept: copy, restore }: EffectOf<'showFailure'>) {
    const kept = copy?.();
    const container = document.createElement('div');
    if (!kept) {
      const { title } = failureTexts;
      shell.head.set({ title, description: explainFailure(false), keywords: [], noindex: true });
      element.replaceChildren(container);
    } else {
      // So that the bar sticks for as long as the page goes on.
      container.style.display = 'contents';
      element.before(container);
      // What a remote has touched is not hydrated again: the copy is only read until a retry replaces it.
      kept.removeAttribute('data-remote');
      if (restore) element.replaceChildren(kept);
    }
    const root = createRoot(container);
    const onRetry = () => outlet.dispatch({ type: 'retried' });
    // Each return tries once: what fails again waits for the next.
    notice = { root, container, stop: whenBack(onRetry) };
    flushSync(() => root.render(<FailureNotice isContentKept={kept !== undefined} onRetry={onRetry} />));
    if (!kept) ready(element);
  }

  function askServer({ content }: Pick<EffectOf<'askServer'>, 'content'>, limitMs = SERVER_LIMIT_MS) {
    void serverHas(content.url, limitMs).then((hasPage) => outlet.dispatch({ type: 'answered', content, hasPage }));
  }

  function showPending() {
    const status = document.createElement('p');
    status.role = 'status';
    status.textContent = failureTexts.pending;
    element.replaceChildren(status);
  }

  const performers: { readonly [Type in OutletEffect['type']]: (effect: EffectOf<Type>) => void } = {
    prepare({ remote, url, isHere }) {
      const html = isHere ? undefined : arriving.fetch(remote, url);
      (html ? withTimeout(html, SOFT_PREPARE_LIMIT_MS, `Fetching ${url.pathname}`) : prepare(remote, url))
        .catch((error): Prepared => ({ kind: 'failure', error }))
        .then((page) => outlet.dispatch({ type: 'prepared', url, page }));
    },
    place({ content: { remote, url }, page }) {
      // A document comes whole or says what is wrong.
      placed = arriving.place(remote, url, page).catch(() => {
        throw new Error(`The rest of ${url.pathname} does not come`);
      });
      // Whoever loads its code hears of it.
      placed.catch(() => {});
      left.enter(url, page);
      measures.viewed(url.pathname);
    },
    preload({ page }) {
      page.rest.then(
        ({ modules }) => {
          loader.preload(page.remote, modules);
          arriving.getReady(page);
        },
        // Nobody waits for it: who goes there loads its document.
        () => {},
      );
    },
    load({ content }) {
      const { remote, url } = content;
      placed
        .then((modules) => {
          if (outlet.getState().content !== content) return undefined;
          loader.preload(remote, modules);
          return prepare(remote, url);
        })
        .catch((error): Prepared => ({ kind: 'failure', error }))
        .then((code) => code && outlet.dispatch({ type: 'loaded', content, page: code }));
    },
    reset: ({ remote }) => loader.reset(remote),
    commit: ({ request }) => navigation.commit(request),
    settle: ({ request }) => request.settle(),
    notify() {
      const { address, kept } = outlet.getState();
      left.leave(address, kept);
      navigation.notify();
    },
    mount,
    unmount,
    arrive: ({ arrival }) => navigation.arrive(arrival),
    ready() {
      ready(element);
      left.restore();
      const before = Object.values(outlet.getState().kept).at(-2);
      if (before) arriving.getReady(before, left.topOf(before));
      void arriving.fetchAhead();
    },
    redirect({ redirect: { to, toast } }) {
      void navigation.navigate(to, { replace: true }).then(() => toast && shell.ui.toast({ title: toast }));
    },
    age: ({ url, page, ms }) => void setTimeout(() => outlet.dispatch({ type: 'aged', url, page }), ms),
    wait: ({ content, ms }) => void setTimeout(() => outlet.dispatch({ type: 'waited', content }), ms),
    showPending,
    report({ remote, error }) {
      report(remote)(error);
      measures.failed(remote, error);
    },
    askServer: (effect) => askServer(effect),
    fallBack({ content, kept }) {
      // What a broken root leaves is nothing.
      if (!shownPage(element)) {
        if (kept) element.replaceChildren(kept());
        else showPending();
      }
      if (setAside(content.remote)) askServer({ content }, EARLIER_LIMIT_MS);
      else outlet.dispatch({ type: 'answered', content, hasPage: false });
    },
    reload: () => location.reload(),
    showFailure,
    hideFailure() {
      // The focus goes with the button that was pressed: it stays near the page that comes.
      if (notice?.container.contains(document.activeElement))
        (document.getElementById('contenu') as HTMLElement).focus({ preventScroll: true });
      notice?.stop();
      notice?.root.unmount();
      notice?.container.remove();
      notice = undefined;
    },
    clear: () => element.replaceChildren(),
  };
  return (effect: OutletEffect): void => performers[effect.type](effect as never);
}

const report = (remote: string) => (error: unknown) => console.error(`[${remote}]`, error);
