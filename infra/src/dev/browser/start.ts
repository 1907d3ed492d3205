// Runs in pages of `agence dev` before the shell, served by Vite.
// The preamble sets the hook that React looks for when it is evaluated, which is when the shell starts.
import '@vitejs/plugin-react/preamble';

/** What pages and places export beside their component (shared-contracts/src/remote/page.ts): no reason to lose its state. */
const PAGE_EXPORTS = ['head', 'load', 'loadParts', 'staticPaths', 'sitemapPaths', 'sitemapPages'];

Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) => (/P(?:age|lace)\.tsx$/.test(id) ? PAGE_EXPORTS : []),
});

const failure = document.getElementById('render-failure');
const Overlay = customElements.get('vite-error-overlay') as (new (failure: unknown) => HTMLElement) | undefined;
if (failure && Overlay) document.body.append(new Overlay(JSON.parse(failure.textContent)));

/** How many modules a page may have loaded for us to know all of them. */
performance.setResourceTimingBufferSize(10_000);
let served = servedNow();
addEventListener('single-spa:routing-event', () => {
  served = servedNow();
});

// Fast Refresh shows what components have become. What only the server has run is shown by loading the page again: its
// data and title, and parts that the browser does not hydrate.
import.meta.hot?.on('agence:changed', async (modules: string[]) => {
  const before = await served;
  const now = await servedNow();
  if (now === undefined) return;
  served = Promise.resolve(now);
  const isRefreshed = modules.some(isLoaded);
  const hasFailed = before === undefined || !document.querySelector('#outlet > [data-remote]');
  if (hasFailed || (isRefreshed ? dataOf(before) !== dataOf(now) : before !== now)) location.reload();
});

/** The document that the server has for this address; undefined while it cannot make one. */
async function servedNow(): Promise<string | undefined> {
  const response = await fetch(location.pathname + location.search);
  return response.status < 500 ? response.text() : undefined;
}

function dataOf(html: string): string {
  return [...html.matchAll(/<title.*?<\/title>|<script [^>]*data-page=.*?<\/script>/gs)].join();
}

function isLoaded(module: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === module);
}
