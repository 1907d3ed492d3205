import type { User } from '@agence/shared-contracts/remote/shell';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { elementError } from '@agence/shared-contracts/testing/elementError';
import { createFakeShell, type FakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { mountPage } from '@agence/shared-contracts/testing/mountPage';
import { configure, prettyDOM, within } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import { manifest, render } from '../exposes/server.ts';
import { createFakeBackend, type FakeBackend } from './fakeBackend.ts';

const siteUrl = 'https://site.test';
configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });
// What modules remember, answers and places in lists, no other file finds.
afterAll(() => vi.resetModules());

/** The demonstration learner. */
export const learner: User = { id: '00000000-0000-4000-8000-000000000001', email: 'apprenant@exemple.test' };

export interface OpenPage extends Pick<FakeShell, 'toasts' | 'signInRequests' | 'signIn' | 'signOut' | 'go' | 'heads'> {
  readonly outlet: HTMLElement;
  /** Queries of the page by role and text. */
  readonly screen: ReturnType<typeof within>;
  readonly backend: FakeBackend;
  readonly served: RenderedPage;
  /** Path and query that the visitor is on now. */
  address(): string;
  /** Takes the page away again. @returns what the console and the remote complained about meanwhile */
  close(): Promise<unknown[][]>;
}

interface OpenOptions {
  readonly backend?: FakeBackend;
  readonly user?: User;
  readonly publicDemo?: boolean;
  /** What the visitor does while nothing but HTML is there. */
  readonly before?: (outlet: HTMLElement) => void;
}

/** Shows a page as a visitor gets it: the server's HTML, made from the backend's answers, then hydration. */
export async function openPage(
  address: string,
  { backend = createFakeBackend(), user, publicDemo = false, before }: OpenOptions = {},
) {
  const complaints: unknown[][] = [];
  const listeners = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said)),
  );
  vi.stubGlobal('fetch', backend.fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  const { pathname, search } = new URL(address, siteUrl);
  const served = (await render({
    path: pathname + search,
    siteUrl,
    publicDemo,
    backend: { url: siteUrl, anonKey: 'anon' },
  })) as RenderedPage;
  const fake = createFakeShell({
    path: address,
    publicDemo,
    ...(user ? { user } : {}),
    database: backend.database,
  });
  const outlet = document.createElement('div');
  outlet.innerHTML = `<div data-remote="${manifest.name}">${served.html}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { page: manifest.name, path: pathname });
  data.textContent = JSON.stringify({
    data: served.data,
    status: served.status,
    degraded: served.degraded,
  });
  document.body.append(outlet, data);
  before?.(outlet);
  const props = { shell: fake.shell, outlet, onError: (error: unknown) => complaints.push([error]) };
  await mountPage(lifecycles, props);
  const page: OpenPage = {
    ...fake,
    outlet,
    backend,
    served,
    screen: within(outlet),
    address() {
      const location = fake.shell.navigation.getLocation();
      return location.pathname + location.search;
    },
    async close() {
      await lifecycles.unmount(props);
      outlet.remove();
      data.remove();
      for (const listener of listeners) listener.mockRestore();
      vi.unstubAllGlobals();
      return complaints;
    },
  };
  return page;
}

/** Tells the size of each element once, as browsers do when they begin to watch it; nothing changes size here. */
class SizeObserver {
  readonly #tell: (entries: readonly ResizeObserverEntry[]) => void;
  constructor(tell: (entries: readonly ResizeObserverEntry[]) => void) {
    this.#tell = tell;
  }
  observe() {
    queueMicrotask(() => this.#tell([]));
  }
  unobserve() {}
  disconnect() {}
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
