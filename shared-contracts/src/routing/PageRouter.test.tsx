// @vitest-environment jsdom

import { defineRemote } from '@agence/shared-contracts/platform';
import { useState } from 'react';
import { Outlet, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { RemoteManifest } from '../remote/manifest.ts';
import type { PreparedPage } from '../remote/preparePage.ts';
import { createFakeShell } from '../testing/fakeShell.ts';
import { PageRouter } from './PageRouter.tsx';

const common = { access: 'member', render: 'client' } as const;
const manifest: RemoteManifest = {
  name: 'mfe-essai',
  routes: [
    {
      ...{ id: 'studio', path: '/studio/*', page: 'studio', ...common },
      places: [
        { id: 'list', path: '', module: '' },
        { id: 'course', path: 'cours/:id', module: '' },
      ],
    },
    { id: 'atelier', path: '/atelier/*', page: 'studio', ...common },
    { id: 'other', path: '/autre/:id', page: 'other', ...common },
  ],
};

function Layout() {
  const [visits, setVisits] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        {visits}
      </button>
      <Outlet />
    </main>
  );
}

function Course() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <p>
        cours {id} {search.get('onglet')}
      </p>
      <button type="button" name="query" onClick={() => setSearch({ onglet: 'prix' }, { replace: true })} />
      <button type="button" name="place" onClick={() => void navigate('/studio')} />
      <button type="button" name="back" onClick={() => void navigate(-1)} />
    </>
  );
}

function Studio() {
  return (
    <PageRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/studio" element={<p>liste</p>} />
          <Route path="/studio/cours/:id" element={<Course />} />
          <Route path="/atelier/*" element={<p>atelier</p>} />
        </Route>
      </Routes>
    </PageRouter>
  );
}

function Other() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(path: string) {
  const fake = createFakeShell({ path });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const props = { shell: fake.shell, outlet, onError: vi.fn() };
  const head = () => ({ title: '', description: '', keywords: [] });
  const remote = defineRemote(manifest, {
    studio: async () => ({ default: Studio, head }),
    other: async () => ({ default: Other, head }),
  });
  const { navigation } = fake.shell;
  /** What the shell does once the address has changed: the page is prepared, then shown. */
  const arrive = async () => {
    const url = navigation.getLocation();
    await remote.mount({ ...props, url, page: (await remote.prepare(props, url)) as PreparedPage });
  };
  await arrive();
  const go = (to: string) => {
    fake.go(to);
    return arrive();
  };
  const click = async (selector: string) => {
    outlet.querySelector<HTMLElement>(selector)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const said = () => outlet.querySelector('p')?.textContent;
  return { fake, navigation, outlet, go, arrive, click, said };
}

test('shows the places of a subtree, and of others with the same page, in one layout that stays', async () => {
  const { outlet, go, click, said } = await open('/studio');
  const layout = outlet.querySelector('main');
  await click('button');
  for (const [to, text] of [
    ['/studio/cours/7', 'cours 7 '],
    ['/studio/cours/%C3%A9t%C3%A9?onglet=a', 'cours été a'],
    ['/atelier/a/b', 'atelier'],
    ['/studio', 'liste'],
  ] as const) {
    await go(to);
    expect(said()).toBe(text);
  }
  expect(outlet.querySelector('main')).toBe(layout);
  expect(layout?.querySelector('button')?.textContent).toBe('1');
});

test('starts other pages anew at each address', async () => {
  const { outlet, go, click } = await open('/autre/1');
  await click('button');
  await go('/autre/2');
  expect(outlet.textContent).toBe('0');
});

test('stays with the page that is shown until the shell shows the next one', async () => {
  const { fake, arrive, said } = await open('/studio/cours/7?onglet=prix');
  fake.go('/studio/cours/7?onglet=modules');
  await vi.waitFor(() => expect(said()).toBe('cours 7 modules'));
  // Back, to a page that is not prepared yet.
  fake.go('/studio?onglet=a');
  await new Promise((resolve) => setTimeout(resolve));
  expect(said()).toBe('cours 7 modules');
  await arrive();
  expect(said()).toBe('liste');
});

test('leaves navigation to the shell', async () => {
  const { navigation, click } = await open('/studio/cours/7');
  const navigate = vi.spyOn(navigation, 'navigate');
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  await click('[name=query]');
  await click('[name=place]');
  await click('[name=back]');
  expect(navigate.mock.calls).toEqual([['/studio/cours/7?onglet=prix', { replace: true }], ['/studio']]);
  expect(go.mock.calls).toEqual([[-1]]);
});
