import type { User } from '@agence/shared-contracts/remote/shell';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { elementError } from '@agence/shared-contracts/testing/elementError';
import type { FakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { SilentObserver } from '@agence/shared-contracts/testing/SilentObserver';
import { openServedPage, type Visit } from '@agence/shared-contracts/testing/servedPage';
import { configure, prettyDOM, within } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import * as server from '../exposes/server.ts';
import { createFakeBackend, type FakeBackend } from './fakeBackend.ts';

configure({ asyncUtilTimeout: 30_000, getElementError: elementError(prettyDOM) });
// What modules remember, answers and places in lists, no other file finds.
afterAll(() => vi.resetModules());

/** The demonstration learner. */
export const learner: User = { id: '00000000-0000-4000-8000-000000000001', email: 'apprenant@exemple.test' };

export interface OpenPage
  extends Pick<FakeShell, 'toasts' | 'signInRequests' | 'signIn' | 'signOut' | 'loseSession' | 'go' | 'heads'> {
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

interface MarketVisit extends Omit<Visit, 'database'> {
  readonly backend?: FakeBackend;
}

/** A page of this remote as a visitor gets it, made from the backend's answers, then hydrated; see `openServedPage`. */
export async function openPage(address: string, { backend = createFakeBackend(), ...visit }: MarketVisit = {}) {
  vi.stubGlobal('fetch', backend.fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  const { database } = backend;
  const {
    fake,
    outlet,
    page: served,
    close,
  } = await openServedPage({ lifecycles, server }, address, { database, ...visit });
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
      const complaints = await close();
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
