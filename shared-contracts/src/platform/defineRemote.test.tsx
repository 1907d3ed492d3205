// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAUSES_MS } from '../remote/askAgain.ts';
import type { RemoteManifest } from '../remote/manifest.ts';
import type { LoadResult, PageModule } from '../remote/page.ts';
import type { PreparedPage } from '../remote/preparePage.ts';
import { createFakeShell } from '../testing/fakeShell.ts';
import { defineRemote } from './defineRemote.tsx';
import { useShell } from './ShellContext.tsx';

const manifest: RemoteManifest = {
  name: 'mfe-essai',
  routes: ['liste', 'fiche', 'casse'].map((id) => ({
    id,
    path: `/${id}`,
    page: id,
    access: 'public',
    render: 'client',
  })),
};
/** What each page finds when it is asked, in turn; the last answer repeats. */
let found: LoadResult<string>[];

function pageOf(id: string): PageModule<string> {
  return {
    default: ({ data }) => {
      useShell();
      if (data === 'panne') throw new Error('render');
      return (
        <>
          <h1>{id}</h1>
          <input />
          <p>{data}</p>
        </>
      );
    },
    head: ({ data }) => ({ title: `${id} ${data}`, description: id, keywords: [] }),
    load: async () => (found.length > 1 ? found.shift() : found[0]) as LoadResult<string>,
  };
}

function open(path = '/liste') {
  const fake = createFakeShell({ path });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const onError = vi.fn();
  const props = { shell: fake.shell, outlet, onError };
  const modules = new Map(manifest.routes.map(({ id }) => [id, pageOf(id)]));
  const pages = Object.fromEntries([...modules].map(([id, module]) => [id, async () => module]));
  const remote = defineRemote(manifest, pages);
  const show = async (to: string) => {
    const url = new URL(to, 'https://site.test');
    const page = (await remote.prepare(props, url)) as PreparedPage;
    await remote.mount({ ...props, page, url });
  };
  const titles = () => fake.heads.map(({ title }) => title);
  return { ...fake, outlet, onError, props, remote, show, titles };
}

beforeEach(() => {
  found = [{ kind: 'found', data: 'neuf' }];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('shows the pages of a remote in one root, each with its head (CON-032, CON-035)', async () => {
  const { outlet, show, titles, remote, props } = open();
  await show('/liste');
  const root = outlet.firstElementChild as HTMLElement;
  expect([root.dataset.remote, outlet.textContent]).toEqual(['mfe-essai', 'listeneuf']);
  await show('/fiche');
  expect(outlet.firstElementChild).toBe(root);
  expect(outlet.textContent).toBe('ficheneuf');
  expect(titles()).toEqual(['liste neuf', 'fiche neuf']);
  await remote.unmount(props);
  expect(outlet.childElementCount).toBe(0);
  await show('/liste');
  expect(outlet.textContent).toBe('listeneuf');
});

test('takes its page away when it is told to, and nothing beside it', async () => {
  const { outlet, show, remote, props } = open();
  await show('/liste');
  const container = outlet.firstElementChild as HTMLElement;
  const rest: (() => void)[] = [];
  await remote.unmount(props, (cleanUp) => rest.push(cleanUp));
  // Whoever tells it hides it until then.
  expect([container.isConnected, container.textContent]).toEqual([true, 'listeneuf']);
  // What follows does not wait for it.
  await show('/fiche');
  rest[0]?.();
  expect([outlet.textContent, container.textContent]).toEqual(['ficheneuf', '']);
});

test('hydrates HTML of the document’s own page only', async () => {
  const html = '<div data-remote="mfe-essai"><h1>liste</h1><input><p>neuf</p></div>';
  const same = open('/liste');
  same.outlet.innerHTML = html;
  const heading = same.outlet.querySelector('h1');
  await same.show('/liste');
  expect(same.outlet.querySelector('h1')).toBe(heading);
  const other = open('/liste');
  other.outlet.innerHTML = html;
  await other.show('/fiche');
  expect(other.outlet.textContent).toBe('ficheneuf');
  expect(other.outlet.childElementCount).toBe(1);
});

test('a page that is left before it has hydrated says nothing of it', async () => {
  const said = ['error', 'warn'].map((level) => vi.spyOn(console, level as 'warn').mockImplementation(() => {}));
  const { outlet, remote, props } = open('/liste');
  outlet.innerHTML = '<div data-remote="mfe-essai"><h1>liste</h1><input><p>neuf</p></div>';
  const url = new URL('/liste', 'https://site.test');
  const page = (await remote.prepare(props, url)) as PreparedPage;
  void remote.mount({ ...props, page, url });
  await remote.unmount(props);
  expect(outlet.childElementCount).toBe(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('says so when a page cannot be rendered, at once and later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  found = [{ kind: 'found', data: 'panne' }];
  const broken = open();
  await expect(broken.show('/liste')).rejects.toThrow('render');
  expect(broken.onError).toHaveBeenCalledExactlyOnceWith(new Error('render'));
  found = [
    { kind: 'found', data: 'neuf' },
    { kind: 'found', data: 'panne' },
  ];
  const later = open();
  await later.show('/liste');
  expect(later.onError).not.toHaveBeenCalled();
  await later.show('/fiche');
  expect(later.onError).toHaveBeenCalledExactlyOnceWith(new Error('render'));
});

const degraded = { kind: 'found', data: 'sans tout', degraded: true } as const;
const afterAPause = () => vi.advanceTimersByTimeAsync(PAUSES_MS[1] * 1.25);

/** A page that rests on a failure, with the time in the test's hands. */
async function openDegraded(...later: LoadResult<string>[]) {
  found = [degraded, ...later];
  const opened = open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Two short pauses would be over before one long one.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await opened.show('/liste');
  await import('./recoverPage.ts');
  await vi.advanceTimersByTimeAsync(0);
  return opened;
}

test('asks again for a page that rests on a failure, and shows the whole one around what the visitor does', async () => {
  const { outlet, titles } = await openDegraded(degraded, { kind: 'found', data: 'entier' });
  const field = outlet.querySelector('input') as HTMLInputElement;
  field.value = 'à moitié';
  await afterAPause();
  expect(outlet.querySelector('p')?.textContent).toBe('sans tout');
  await afterAPause();
  await vi.waitFor(() => expect(outlet.querySelector('p')?.textContent).toBe('entier'));
  expect(outlet.querySelector('input')).toBe(field);
  expect(titles()).toEqual(['liste sans tout', 'liste entier']);
  expect(vi.getTimerCount()).toBe(0);
});

test('follows a page that turns out to be elsewhere', async () => {
  const { shell, titles } = await openDegraded({ kind: 'redirect', to: '/fiche' });
  const navigate = vi.spyOn(shell.navigation, 'navigate');
  await afterAPause();
  expect(navigate.mock.calls).toEqual([['/fiche', { replace: true }]]);
  expect(titles()).toEqual(['liste sans tout']);
});

test.each([
  ['another page of the remote', (opened: ReturnType<typeof open>) => opened.show('/fiche')],
  ['another remote', (opened: ReturnType<typeof open>) => opened.remote.unmount(opened.props)],
])('gives a page up that was left for %s', async (_, leave) => {
  const opened = await openDegraded({ kind: 'found', data: 'entier' });
  await leave(opened);
  const { length } = opened.heads;
  await afterAPause();
  await afterAPause();
  expect([opened.heads.length, vi.getTimerCount()]).toEqual([length, 0]);
});
