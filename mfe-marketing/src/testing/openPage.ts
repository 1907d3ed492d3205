import type { RenderRequest } from '@agence/shared-contracts/server';
import { openServedPage, type ServedPage, type Visit } from '@agence/shared-contracts/testing/servedPage';
import { vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import * as server from '../exposes/server.ts';
import { FakeObserver } from './FakeObserver.ts';
import { plainText } from './plainText.ts';

interface SiteVisit extends Visit {
  /** What the agency has entered on its admin page. */
  readonly lists?: object;
  /** Lets figures count and headlines type, which take time: for tests that hold the clock. */
  readonly moving?: boolean;
  /** False where the page stood there for long before its code came, so that its figures have been read. */
  readonly held?: boolean;
}

/** A page of this remote as a visitor gets it, hydrated; from then on changes belong into React's `act()`. */
export async function openPage(
  address: string,
  { lists = {}, moving = false, held = true, ...visit }: SiteVisit = {},
): Promise<ServedPage> {
  FakeObserver.all.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: !moving, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // jsdom runs no animations; a figure of a page that has just come is held by one.
  Object.assign(Element.prototype, { getAnimations: () => (held ? [{}] : []) });
  vi.stubGlobal('fetch', async () => Response.json(lists));
  const opened = await openServedPage({ lifecycles, server: { ...server, render } }, address, visit);
  await alive(opened.outlet);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return {
    ...opened,
    async close() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'getAnimations');
      return opened.close();
    },
  };
}

/** The server's rendering of a page, with a backend. */
export function render(request: RenderRequest) {
  return server.render({ ...request, backend: { url: 'https://backend.test', anonKey: 'public' } });
}

/** Far more than any page takes. */
const MOST_TASKS = 100_000;

/** Waits until React answers to every control of a page: its parts come alive one after the other. */
async function alive(outlet: HTMLElement): Promise<void> {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const nextTask = () => new Promise((resolve) => setImmediate(resolve));
  for (let task = 0; ![...outlet.querySelectorAll('a, button, input')].every(isAlive); task += 1) {
    if (task === MOST_TASKS) throw new Error('A part of the page stays without React');
    await nextTask();
  }
  // React has seen the last of them; it commits and runs effects in the tasks that follow.
  for (let task = 0; task < 3; task += 1) await nextTask();
}

/** Texts of all elements that a selector finds, with plain spaces. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(plainText);
}

/** The element that a selector finds. @throws Error when there is none */
export function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
