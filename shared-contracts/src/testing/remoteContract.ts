import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_PREFIX } from '../remote/dataPrefix.ts';
import type { RemoteNeeds, RouteDeclaration } from '../remote/manifest.ts';
import { matchRoute, withPlaces } from '../remote/matchRoute.ts';
import type { RemoteLifecycles, RemoteProps, User } from '../remote/shell.ts';
import type { RemoteServer, RenderedPage } from '../server/defineServer.tsx';
import { createFakeShell, type FakeShell } from './fakeShell.ts';
import { watchForLeaks } from './leakDetector.ts';
import { mountPage } from './mountPage.ts';
import { SilentObserver } from './SilentObserver.ts';

/** What the contract kit needs of a remote. */
export interface RemoteUnderTest {
  readonly lifecycles: RemoteLifecycles;
  readonly server: Pick<RemoteServer, 'manifest' | 'staticPaths' | 'render'>;
  /** A path for each route or place whose pattern has parameters and that is not prerendered: its id → path. */
  readonly samplePaths?: Readonly<Record<string, string>>;
  /** What the server answers for `data` routes: path → data of the page. */
  readonly pageData?: Readonly<Record<string, unknown>>;
  /** The backend for pages that read it in the browser. */
  readonly database?: Parameters<typeof createFakeShell>[0]['database'];
}

/** How long short timers of libraries may still run after unmount, in milliseconds. */
const SETTLING_MS = 5000;
/** What a test may take, in milliseconds: jsdom mounts a large page in seconds when both cores are busy. */
const LIMIT_MS = 30_000;

const member: User = { id: '00000000-0000-4000-8000-000000000001', email: 'apprenant@exemple.test' };

/**
 * The contract kit: everything that the shell relies on, for every route that a remote declares. A remote runs
 * it in its own CI, in jsdom, without a shell or another remote.
 *
 * @example
 * // src/exposes/contract.test.ts, in jsdom
 * describeRemoteContract({ lifecycles, server });
 */
export function describeRemoteContract(remote: RemoteUnderTest): void {
  const { manifest } = remote.server;
  const routes = manifest.routes.flatMap(withPlaces);
  /** Every shell that a page of it was shown in. */
  const opened: FakeShell[] = [];
  let outlet: HTMLElement;
  let consoleErrors: unknown[][];
  let lacksAnimations = false;

  beforeEach(() => {
    outlet = document.createElement('div');
    document.body.append(outlet);
    consoleErrors = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args) => void consoleErrors.push(args));
    }
    vi.stubGlobal('fetch', answerPageData(remote));
    // What every browser has and jsdom lacks.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    vi.stubGlobal('ResizeObserver', SilentObserver);
    vi.stubGlobal('IntersectionObserver', SilentObserver);
    lacksAnimations = !('getAnimations' in Element.prototype);
    if (lacksAnimations) Object.assign(Element.prototype, { getAnimations: () => [] });
  });
  afterEach(() => {
    outlet.remove();
    if (lacksAnimations) Reflect.deleteProperty(Element.prototype, 'getAnimations');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  describe(`${manifest.name} keeps the contract (CON-032)`, { timeout: LIMIT_MS }, () => {
    test.each(routes.map((route) => [route.id, route] as const))(
      'mounts, unmounts and mounts again without leaving anything: %s',
      async (_, route) => {
        const { fake, props } = await open(route);
        await mountPage(remote.lifecycles, props);
        expect(outlet.querySelector('h1')).not.toBeNull();
        const first = withoutIds(outlet.innerHTML);
        await remote.lifecycles.unmount(props);

        const detector = watchForLeaks();
        try {
          await mountPage(remote.lifecycles, props);
          expect(withoutIds(outlet.innerHTML)).toBe(first);
          await remote.lifecycles.unmount(props);
          const nothing = { listeners: [], timers: 0, bodyNodes: 0, styleElements: 0 };
          await vi.waitFor(() => expect(detector.leaks()).toEqual(nothing), { timeout: SETTLING_MS });
        } finally {
          detector.stop();
        }
        expect(outlet.childNodes.length).toBe(0);
        expect(fake.listenerCount()).toBe(0);
        expect(consoleErrors).toEqual([]);
      },
    );

    test.each(routes.map((route) => [route.id, route] as const))(
      'sets a complete head before the page is shown (CON-035): %s',
      async (_, route) => {
        const { fake, props } = await open(route);
        await mountPage(remote.lifecycles, props);
        await remote.lifecycles.unmount(props);
        expect(fake.heads.length).toBeGreaterThan(0);
        for (const head of fake.heads) {
          expect(head.title.trim()).not.toBe('');
          expect(head.description.trim()).not.toBe('');
          expect(head.noindex ?? false).toBe(route.access !== 'public' || (head.noindex ?? false));
        }
      },
    );

    test.each(routes.filter(({ render }) => render === 'static').map((route) => [route.id, route] as const))(
      'hydrates its own server HTML silently: %s',
      async (_, route) => {
        const path = await samplePath(route);
        const page = (await remote.server.render({ path, siteUrl: 'https://site.test' })) as RenderedPage;
        serve(page, path);
        const served = outlet.querySelector('h1');
        const { props } = await open(route);
        await mountPage(remote.lifecycles, props);
        expect(outlet.querySelector('h1')).toBe(served);
        await remote.lifecycles.unmount(props);
        expect(consoleErrors).toEqual([]);
      },
    );

    test.each(routes.map((route) => [route.id, route] as const))(
      'follows somebody who signs in and out: %s',
      async (_, route) => {
        const { fake, props } = await open(route);
        await mountPage(remote.lifecycles, props);
        fake.signOut();
        fake.signIn(member);
        await settle();
        await remote.lifecycles.unmount(props);
        expect(props.onError).not.toHaveBeenCalled();
      },
    );

    test('prepares every page ahead of its visit', async () => {
      for (const route of routes) {
        const { fake, props } = await open(route);
        await remote.lifecycles.prepare(props, fake.shell.navigation.getLocation());
      }
    });

    // After the others, which show every page. A remote from before contract 1.3 declares nothing.
    test.runIf(manifest.needs)('declares all that it asks of the shell, and its events (needs)', () => {
      const { ports, sends = [], hears = [] } = manifest.needs as RemoteNeeds;
      const undeclared = (used: (fake: FakeShell) => Iterable<string>, declared: readonly string[]) =>
        [...new Set(opened.flatMap((fake) => [...used(fake)]))].filter((name) => !declared.includes(name)).sort();
      expect({
        ports: undeclared(({ asked }) => asked, ['contract', ...ports]),
        sends: undeclared(({ sent }) => sent, sends),
        hears: undeclared(({ heard }) => heard, hears),
      }).toEqual({ ports: [], sends: [], hears: [] });
    });

    test('declares navigation and redirects that lead to its own routes', () => {
      const targets = [
        ...(manifest.navigation ?? []).map(({ to }) => to),
        ...(manifest.redirects ?? []).map(({ to }) => to),
      ];
      const lost = targets.filter((to) => !matchRoute(manifest.routes, to));
      expect(lost).toEqual([]);
    });
  });

  async function open(route: RouteDeclaration): Promise<{ fake: FakeShell; props: RemoteProps }> {
    const fake = createFakeShell({
      path: await samplePath(route),
      ...(route.access === 'member' ? { user: member } : {}),
      ...(remote.database ? { database: remote.database } : {}),
    });
    opened.push(fake);
    return { fake, props: { shell: fake.shell, outlet, onError: vi.fn() } };
  }

  async function samplePath(route: RouteDeclaration): Promise<string> {
    const sample = remote.samplePaths?.[route.id];
    if (sample) return sample;
    if (!route.path.includes(':')) return route.path;
    const paths = route.render === 'static' ? await remote.server.staticPaths() : [];
    const found = paths.find((path) => matchRoute(manifest.routes, path)?.route.id === route.id);
    if (!found) throw new Error(`Name a sample path for route ${route.id} in samplePaths`);
    return found;
  }

  function serve(page: RenderedPage, path: string) {
    const root = document.createElement('div');
    root.dataset.remote = manifest.name;
    root.innerHTML = page.html;
    outlet.append(root);
    if (page.data === undefined) return;
    const data = document.createElement('script');
    data.type = 'application/json';
    data.dataset.page = manifest.name;
    data.dataset.path = path;
    data.textContent = JSON.stringify({ data: page.data, status: page.status });
    outlet.append(data);
  }
}

/** Answers like the composer: from the test's data, or from the remote's own renderer. */
function answerPageData({ pageData: known, server }: RemoteUnderTest) {
  const pageData: Readonly<Record<string, unknown>> = known ?? {};
  return async (input: string) => {
    const path = new URL(input, 'https://site.test').pathname.replace(DATA_PREFIX, '');
    if (path in pageData) return Response.json({ kind: 'page', status: 200, data: pageData[path] });
    const rendered = await server.render({ path, siteUrl: 'https://site.test' }).catch(() => undefined);
    return rendered ? Response.json(rendered) : Response.json({}, { status: 503 });
  };
}

/** Ids that React counts up over all roots of the document are the only thing that differs between two mounts. */
const withoutIds = (html: string) => html.replace(/_[\w-]*r_[0-9a-z]+_/g, '_id_');

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
