import { OutdatedPageError } from '@agence/shared-contracts/platform';
import type { RemoteLifecycles, RemoteProps, ShellApi } from '@agence/shared-contracts/remote/shell';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { failureTexts } from '../content/failure.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { RemoteLoader } from './remoteLoader.ts';

interface OutletAppOptions {
  readonly name: string;
  readonly shell: ShellApi;
  readonly loader: RemoteLoader;
  readonly outlet: HTMLElement;
}

/** How long Back waits with the old page on screen for a remote that is not loaded yet, in milliseconds. */
const KEEP_OLD_PAGE_MS = 1500;
/** After how long an empty outlet says that it is loading, in milliseconds. */
const PENDING_AFTER_MS = 300;

/**
 * The single-spa application of one remote. It never fails towards single-spa, and never makes it wait: what
 * cannot be loaded, mounted or rendered becomes a notice with a way to try again, and prerendered content
 * stays on screen (fail static).
 */
export function createOutletApp({ name, shell, loader, outlet }: OutletAppOptions) {
  let mounted: { readonly lifecycles: RemoteLifecycles; readonly props: RemoteProps } | undefined;
  let notice: { readonly root: Root; readonly element: HTMLElement } | undefined;
  /** Changes whenever the outlet shows something else, so that late answers are ignored. */
  let visit = 0;

  async function show() {
    visit += 1;
    const thisVisit = visit;
    const served = outlet.querySelector(`:scope > [data-remote="${name}"]`)?.cloneNode(true) as Element | undefined;
    const pending = served ? undefined : setTimeout(showPending, PENDING_AFTER_MS);
    const onError = (error: unknown) => {
      if (thisVisit === visit) void fail(error, served);
    };
    try {
      const lifecycles = await loader.load(name);
      if (thisVisit !== visit) return;
      mounted = { lifecycles, props: { shell, outlet, onError } };
      await lifecycles.mount(mounted.props);
      if (thisVisit === visit) window.agence.ready(outlet);
    } catch (error) {
      onError(error);
    } finally {
      clearTimeout(pending);
    }
  }

  async function fail(error: unknown, served: Element | undefined) {
    // A tab that stayed open over releases: the same address with today's releases is what the visitor asked for.
    if (error instanceof OutdatedPageError) return location.reload();
    visit += 1;
    console.error(`[${name}]`, error);
    if (mounted) {
      await unmount();
      // What the remote has touched is not hydrated again: the copy is only read until a retry replaces it.
      served?.removeAttribute('data-remote');
      outlet.replaceChildren(...(served ? [served] : []));
    } else if (!served) outlet.replaceChildren();
    const element = document.createElement('div');
    outlet.before(element);
    const root = createRoot(element);
    notice = { root, element };
    flushSync(() => root.render(<FailureNotice contentKept={served !== undefined} onRetry={retry} />));
  }

  function showPending() {
    const status = document.createElement('p');
    status.role = 'status';
    status.textContent = failureTexts.pending;
    outlet.replaceChildren(status);
  }

  async function unmount() {
    const { lifecycles, props } = mounted ?? {};
    mounted = undefined;
    if (lifecycles && props) await lifecycles.unmount(props).catch((error) => console.error(`[${name}]`, error));
  }

  function hideNotice() {
    notice?.root.unmount();
    notice?.element.remove();
    notice = undefined;
  }

  function retry() {
    hideNotice();
    loader.reset(name);
    void show();
  }

  return {
    /** Gives a remote a moment to load before single-spa removes the page that is shown. */
    async load() {
      const moment = new Promise((resolve) => setTimeout(resolve, KEEP_OLD_PAGE_MS));
      await Promise.race([loader.load(name).catch(() => {}), moment]);
      return {
        bootstrap: async () => {},
        mount: async () => void show(),
        unmount: async () => {
          visit += 1;
          hideNotice();
          await unmount();
          outlet.replaceChildren();
        },
      };
    },
  };
}
