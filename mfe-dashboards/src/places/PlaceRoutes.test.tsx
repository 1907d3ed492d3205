// @vitest-environment jsdom
import { defineRemote } from '@agence/shared-contracts/platform';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { mountPage } from '@agence/shared-contracts/testing/mountPage';
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeTexts } from '../content/places.ts';
import { lazyPlace, type PlaceModule } from './lazyPlace.ts';
import { PlaceOutlet, PlaceRoutes } from './PlaceRoutes.tsx';
import type { RoutedPlace } from './placesOf.ts';
import { preparePlace } from './preparePlace.ts';

const { failed, pending } = placeTexts;
const headOf = (title: string) => () => ({ title, description: title, keywords: [], noindex: true });
const manifest: RemoteManifest = {
  name: 'mfe-essai',
  routes: [{ id: 'all', path: '/*', page: 'all', access: 'member', render: 'client' }],
};

let isBroken = true;
function Broken() {
  if (isBroken) throw new Error('render');
  return <h1>Réparée</h1>;
}
const Slow = () => <h1>Lente</h1>;

let close: () => Promise<void>;
beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a subtree of two places: one that throws, and one whose code comes when the test lets it. */
async function open(path: string, { prepares = true } = {}) {
  let come: (module: PlaceModule) => void = () => {};
  const slow = new Promise<PlaceModule>((resolve) => {
    come = resolve;
  });
  const places: readonly RoutedPlace[] = [
    { path: '/casse', ...lazyPlace(async () => ({ default: Broken, head: headOf('casse') })) },
    { path: '/lente/:id', ...lazyPlace(() => slow) },
  ];
  const layout = (
    <section>
      <nav>Espace</nav>
      <PlaceOutlet />
    </section>
  );
  const page = {
    ...(prepares ? preparePlace(places) : { head: headOf('page') }),
    default: () => <PlaceRoutes places={places} layout={layout} />,
  };
  const { shell, go, heads } = createFakeShell({ path });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const props = { shell, outlet, onError: vi.fn() };
  const remote = defineRemote(manifest, { all: async () => page });
  close = () => remote.unmount(props);
  await mountPage(remote, props);
  return {
    ...{ outlet, props, screen: within(outlet) },
    come: () => come({ default: Slow, head: headOf('lente') }),
    go(to: string) {
      go(to);
      return mountPage(remote, props);
    },
    titles: () => heads.map(({ title }) => title),
  };
}

test('waits for code that is not there, in a layout that is', async () => {
  const { screen, come } = await open('/lente/1', { prepares: false });
  expect((await screen.findByRole('status')).textContent).toBe(pending);
  expect(screen.getByText('Espace')).toBeTruthy();
  come();
  await screen.findByRole('heading', { name: 'Lente' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows a place that was prepared without any wait, with its own head (CON-035)', async () => {
  const { outlet, screen, go, come, titles } = await open('/casse');
  come();
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(outlet.textContent)).observe(outlet, { childList: true, subtree: true });
  const layout = screen.getByText('Espace');
  await go('/lente/1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lente');
  await vi.waitFor(() => expect(seen).toEqual(['EspaceLente']));
  expect(screen.getByText('Espace')).toBe(layout);
  expect(titles()).toEqual(['casse', 'lente']);
});

test('prepares no place where there is none, and tries again what could not be loaded', async () => {
  const importPlace = vi.fn<() => Promise<PlaceModule>>();
  importPlace.mockRejectedValueOnce(new Error('offline'));
  importPlace.mockResolvedValueOnce({ default: Slow, head: headOf('a') });
  const { load } = preparePlace([{ path: '/a/:id', ...lazyPlace(importPlace) }]);
  await expect(load({ path: '/b' })).rejects.toThrow('No place is at /b');
  await expect(load({ path: '/a/1' })).rejects.toThrow('offline');
  expect(await load({ path: '/a/1' })).toMatchObject({ kind: 'found', data: { title: 'a' } });
});

test('says in French that a place has failed, around which the layout stays, and shows it again (SHL-108)', async () => {
  const { screen, props } = await open('/casse');
  const heading = screen.getByRole('heading', { level: 1, name: failed.title });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('alert').textContent).toBe(failed.detail);
  expect(screen.getByRole('button', { name: failed.reload })).toBeTruthy();
  const layout = screen.getByText('Espace');
  screen.getByRole('button', { name: failed.retry }).click();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(heading));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(failed.title);
  isBroken = false;
  screen.getByRole('button', { name: failed.retry }).click();
  await screen.findByRole('heading', { name: 'Réparée' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Espace')).toBe(layout);
  expect(props.onError).not.toHaveBeenCalled();
});

test('forgets a failure with the address that it was at', async () => {
  const { screen, go, come } = await open('/casse');
  come();
  await go('/lente/2');
  expect(screen.queryByRole('alert')).toBeNull();
  isBroken = false;
  await go('/casse');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Réparée');
});
