// @vitest-environment jsdom
import type { RemoteLifecycles, ShellApi } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { beforeAll, expect, test, vi } from 'vitest';
import { nobody } from '../session/authState.ts';

const { mounted, loaded, framed, toasts, session } = vi.hoisted(() => ({
  mounted: [] as { readonly path: string; readonly shell: unknown }[],
  loaded: [] as string[],
  framed: [] as { readonly shell: unknown; readonly registry: unknown }[],
  toasts: [] as object[],
  session: { auth: {}, changed: () => {} },
}));

// Remotes come over the network, and header and footer from the server.
vi.mock('./remoteLoader.ts', () => ({
  createRemoteLoader: () => ({
    async load(name: string) {
      loaded.push(name);
      const lifecycles: Pick<RemoteLifecycles, 'prepare' | 'mount' | 'unmount'> = {
        prepare: async () => ({ kind: 'page' }) as never,
        async mount({ outlet, shell, url, onError }) {
          breaks = onError;
          mounted.push({ path: url.pathname, shell });
          outlet.textContent = `${name} ${url.pathname}`;
        },
        async unmount({ outlet }) {
          outlet.replaceChildren();
        },
      };
      return lifecycles;
    },
    reset() {},
  }),
}));
vi.mock('../session/startSession.ts', () => ({
  startSession: async () => ({
    store: { getState: () => session, subscribe: (changed: () => void) => void Object.assign(session, { changed }) },
  }),
}));
vi.mock('../session/signIn.tsx', () => ({ createSignIn: () => ({ request() {}, openAccount() {}, start() {} }) }));
vi.mock('../toast/showToast.tsx', () => ({ showToast: (toast: object) => void toasts.push(toast) }));
vi.mock('../frame/mountFrame.tsx', () => ({
  mountFrame: async (frame: (typeof framed)[number]) => void framed.push(frame),
}));

const denied = { title: 'Connexion requise', description: 'Connectez-vous pour voir vos formations.' };
const route = (path: string, access: 'public' | 'member' | 'guest' = 'public') => ({ path, access, modules: [] });
const remote = (...routes: RegistrySnapshot['remotes'][string]['routes']) => ({
  ...{ version: '1.0.0-0', contract: '^1.0.0', base: '/r/a/1.0.0-0/', entry: 'remoteEntry.js', modules: [] },
  routes,
});
const registry: RegistrySnapshot = {
  ...{ revision: 1, siteUrl: 'https://site.test', start: [], preload: [], otherModules: '', navigation: [] },
  ...{ anonKey: 'public-key', config: {} },
  remotes: {
    'mfe-blog': { ...remote(route('/'), route('/blog')), hasEarlier: true },
    'mfe-dashboards': remote({ ...route('/dashboard', 'member'), denied }, route('/compte', 'member')),
  },
};
const outlet = () => document.getElementById('outlet')?.textContent;
let breaks: (error: unknown) => void;
const sent: unknown[] = [];
let tried = 0;
let online = false;
let shell: ShellApi;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    tried += 1;
    if (!online) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(String(body)));
    return Response.json({});
  });
  document.body.innerHTML = '<header id="shell-header"></header><main id="contenu"><div id="outlet"></div></main>';
  history.replaceState(null, '', '/blog');
  window.agence = { registry, served: '/blog', ready: vi.fn() };
  await import('./main.tsx');
  await vi.waitFor(() => expect(framed).toHaveLength(1));
  shell = framed[0]?.shell as ShellApi;
});

test('starts the page of the address, with what the page says of the site', async () => {
  await vi.waitFor(() => expect(mounted).toEqual([{ path: '/blog', shell }]));
  expect(framed).toMatchObject([{ registry }]);
  expect(shell).toMatchObject({ siteUrl: 'https://site.test', anonKey: 'public-key', publicDemo: false });
  expect(shell.navigation.getServedLocation().pathname).toBe('/blog');
  expect([loaded, outlet()]).toEqual([['mfe-blog'], 'mfe-blog /blog']);
});

test('goes from page to page of the site', async () => {
  await shell.navigation.navigate('/');
  await vi.waitFor(() => expect([location.pathname, outlet()]).toEqual(['/', 'mfe-blog /']));
});

/** What the session says from now on. */
function become(user: { readonly id: string } | null) {
  session.auth = { ...nobody, user };
  session.changed();
}

test('sends who is not signed in from a page of members to the sign-in, and says why', async () => {
  become(null);
  void shell.navigation.navigate('/dashboard');
  await vi.waitFor(() => expect(location.search).toBe('?connexion=1&next=%2Fdashboard'));
  await vi.waitFor(() => expect(toasts).toEqual([{ ...denied, tone: 'destructive' }]));
  await vi.waitFor(() => expect([location.pathname, outlet()]).toEqual(['/', 'mfe-blog /']));
  expect(loaded).not.toContain('mfe-dashboards');
});

test('says nothing where a page has no reason to say', async () => {
  void shell.navigation.navigate('/compte');
  await vi.waitFor(() => expect(location.search).toBe('?connexion=1&next=%2Fcompte'));
  await vi.waitFor(() => expect([location.pathname, outlet()]).toEqual(['/', 'mfe-blog /']));
  expect(toasts).toHaveLength(1);
});

test('shows a page of members to who has signed in, and takes it away when the session ends', async () => {
  become({ id: 'u1' });
  // The session is read when somebody needs it.
  await shell.database();
  void shell.navigation.navigate('/dashboard');
  await vi.waitFor(() => expect(outlet()).toBe('mfe-dashboards /dashboard'));
  become(null);
  await vi.waitFor(() => expect([location.pathname, outlet()]).toEqual(['/', 'mfe-blog /']));
});

test('an address of no page stays as it is, whoever is signed in', async () => {
  become({ id: 'u1' });
  history.pushState(null, '', '/inconnu');
  await vi.waitFor(() => expect(outlet()).toBe(''));
  expect(location.pathname).toBe('/inconnu');
  become(null);
  await shell.navigation.navigate('/');
  await vi.waitFor(() => expect(outlet()).toBe('mfe-blog /'));
});

test('notes of a page that breaks which release it was, where the server has the one before', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  breaks(new Error('broken'));
  await vi.waitFor(() => expect(document.cookie).toBe('repli=mfe-blog@1.0.0-0'));
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  told.mockRestore();
});

test('keeps an address for the newsletter until the connection is back, and sends it then', async () => {
  const lead = { id: '00000000-0000-4000-8000-000000000001', email: 'marie@exemple.test', form: 'footer' };
  shell.events.publish('lead.newsletterSubmitted.v1', lead);
  await vi.waitFor(() => expect(tried).toBeGreaterThan(0));
  expect(sent).toEqual([]);
  online = true;
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(sent).toEqual([expect.objectContaining({ ...lead, kind: 'newsletter' })]);
  });
});
