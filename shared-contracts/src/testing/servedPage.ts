import { vi } from 'vitest';
import { matchRoute } from '../remote/matchRoute.ts';
import type { Database } from '../remote/page.ts';
import type { RemoteLifecycles, User } from '../remote/shell.ts';
import type { RemoteServer, RenderedPage } from '../server/defineServer.tsx';
import { createFakeShell, type FakeShell } from './fakeShell.ts';
import { mountPage } from './mountPage.ts';

/** A page as the server sends it. */
export interface ServedPage {
  readonly outlet: HTMLElement;
  readonly fake: FakeShell;
  /** What the server sent. */
  readonly page: RenderedPage;
  /** Takes the page away again and returns what the console complained about meanwhile. */
  close(): Promise<unknown[][]>;
}

/** Who opens a page, and what stands around it. */
export interface Visit {
  readonly user?: User;
  readonly publicDemo?: boolean;
  /** Answers the server, which asks it at the site's own address, and the page. Without one nothing can be read. */
  readonly database?: () => Promise<Database>;
  /** What the visitor does while nothing but HTML is there. */
  readonly before?: ((outlet: HTMLElement) => void) | undefined;
}

interface Remote {
  readonly lifecycles: RemoteLifecycles;
  readonly server: Pick<RemoteServer, 'manifest' | 'render'>;
}

/**
 * Shows a page of a remote as a visitor gets it: the server's HTML, then hydration. For tests in jsdom.
 *
 * @param address path with query and hash; the server sees the query where the route declares one, as in the composer
 * @param visit a function alone is its `before`
 */
export async function openServedPage(
  { lifecycles, server }: Remote,
  address: string,
  visit: Visit | Visit['before'] = {},
): Promise<ServedPage> {
  const { before, ...around } = typeof visit === 'function' ? { before: visit } : visit;
  const complaints: unknown[][] = [];
  const consoles = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said)),
  );
  const fake = createFakeShell({ path: address, ...around });
  const { siteUrl } = fake.shell;
  const { pathname, search } = new URL(address, siteUrl);
  const readsQuery = matchRoute(server.manifest.routes, pathname)?.route.query !== undefined;
  const page = (await server.render({
    path: readsQuery ? pathname + search : pathname,
    siteUrl,
    ...(around.publicDemo ? { publicDemo: true } : {}),
    ...(around.database ? { backend: { url: siteUrl, anonKey: 'anon' } } : {}),
  })) as RenderedPage;
  const outlet = document.createElement('div');
  outlet.innerHTML = `<div data-remote="${server.manifest.name}">${page.html}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { page: server.manifest.name, path: pathname });
  data.textContent = JSON.stringify({ data: page.data, status: page.status, degraded: page.degraded });
  document.body.append(outlet, data);
  before?.(outlet);
  const props = { shell: fake.shell, outlet, onError: (error: unknown) => void complaints.push([error]) };
  await mountPage(lifecycles, props);
  return {
    outlet,
    fake,
    page,
    async close() {
      await lifecycles.unmount(props);
      outlet.remove();
      data.remove();
      for (const spied of consoles) spied.mockRestore();
      return complaints;
    },
  };
}
