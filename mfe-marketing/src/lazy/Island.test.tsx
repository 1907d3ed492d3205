// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closing, sectionParts } from '../landing/landingParts.ts';
import { FakeObserver } from '../testing/FakeObserver.ts';

const path = '/creation-site-web-quebec';
const SLOW = 30_000;

/** The page as a browser gets it, in which no part has been loaded yet: its own copy of every module. */
async function openFresh() {
  const { render } = await import('../exposes/server.ts');
  const page = await render({ path, siteUrl: 'https://site.test' });
  if (page.kind !== 'page') throw new Error('The page redirects');
  vi.resetModules();
  FakeObserver.all.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { createFakeShell } = await import('@agence/shared-contracts/testing/fakeShell');
  const lifecycles = await import('../exposes/lifecycles.ts');
  const parts = await import('../landing/landingParts.ts');
  const outlet = document.createElement('div');
  outlet.innerHTML = `<div data-remote="mfe-marketing">${page.html}</div>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { page: 'mfe-marketing', path });
  data.textContent = JSON.stringify({ data: page.data, status: page.status });
  document.body.append(outlet, data);
  const { shell } = createFakeShell({ path });
  const props = { shell, outlet, onError: vi.fn() };
  const { mountPage } = await import('@agence/shared-contracts/testing/mountPage');
  await mountPage(lifecycles, props);
  await vi.waitFor(() => expect(FakeObserver.all.size).toBeGreaterThan(0));
  return { outlet, props, lifecycles, parts: parts.sectionParts };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const placeOf = (outlet: HTMLElement, title: string) => {
  const section = [...outlet.querySelectorAll('section')].find((found) =>
    found.querySelector('h2')?.textContent?.startsWith(title),
  );
  return { section: section as HTMLElement, place: section?.parentElement as HTMLElement };
};

test(
  'leaves the server’s HTML alone until a part comes near, then hydrates that part only',
  async () => {
    // Class names of the two copies of the modules differ here; that real pages hydrate silently is tested in a browser.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { outlet, props, lifecycles, parts } = await openFresh();
    const { section, place } = placeOf(outlet, 'Cinq étapes');
    const next = [...section.querySelectorAll('button')].find(({ textContent }) => textContent === 'Étape suivante');
    expect([parts.process.loaded(), parts.quiz.loaded(), parts.technologies.loaded()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);

    // A click that comes before the code is kept and repeated.
    next?.click();
    expect(next?.getAttribute('aria-busy')).toBe('true');
    FakeObserver.move(place, true);
    await vi.waitFor(
      () => expect(section.querySelector('[aria-selected=true]')?.textContent).toContain('Architecture'),
      10_000,
    );
    expect(next?.isConnected).toBe(true);
    expect(next?.hasAttribute('aria-busy')).toBe(false);
    expect([parts.quiz.loaded(), parts.technologies.loaded()]).toEqual([undefined, undefined]);
    await lifecycles.unmount(props);
    expect(props.onError).not.toHaveBeenCalled();
  },
  SLOW,
);

test(
  'never loads what is only read where the server has sent it',
  async () => {
    const { outlet, props, lifecycles, parts } = await openFresh();
    const { place } = placeOf(outlet, 'Des outils');
    expect([...FakeObserver.all].some(({ targets }) => targets.has(place))).toBe(false);
    await act(async () => {});
    expect(parts.technologies.loaded()).toBeUndefined();
    await lifecycles.unmount(props);
  },
  SLOW,
);

test(
  'keeps the server’s HTML when the code of a part cannot be loaded',
  async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { outlet, props, lifecycles, parts } = await openFresh();
    const { section, place } = placeOf(outlet, 'Cinq étapes');
    vi.spyOn(parts.process, 'load').mockRejectedValue(new Error('offline'));
    FakeObserver.move(place, true);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
    expect(section.isConnected).toBe(true);
    expect(section.textContent).toContain('Deux rencontres');
    expect(props.onError).not.toHaveBeenCalled();
    await lifecycles.unmount(props);
  },
  SLOW,
);

test('knows a component for every kind of section, and whether it answers', () => {
  const live = Object.entries(sectionParts)
    .filter(([, { answers }]) => answers)
    .map(([kind]) => kind);
  expect(live.sort()).toEqual([
    'beforeAfter',
    'carousel',
    'gauges',
    'location',
    'price',
    'process',
    'questions',
    'quiz',
    'roi',
    'videos',
  ]);
  expect(closing.answers).toBe(false);
});
