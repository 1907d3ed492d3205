// @vitest-environment jsdom
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import type { PreparedPage, PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { NavigationPort, RemoteLifecycles, ShellApi } from '@agence/shared-contracts/remote/shell';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { start } from 'single-spa';
import { afterAll, afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { failureTexts } from '../content/failure.ts';
import { someMeasures } from '../testing/someMeasures.ts';
import { createHeadPort } from './headPort.ts';
import { enhanceLinks } from './links.ts';
import { createNavigation, registerRemotes } from './navigation.ts';
import { nextPaint } from './nextPaint.ts';
import { KEEP_OLD_PAGE_MS, newOutlet, PENDING_AFTER_MS, runOutlet } from './outlet.ts';
import { createOutletEffects } from './outletEffects.tsx';

/** Which remote shows what, by the first part of the path; `/garde…` stands behind a guard. */
const remoteOf = (pathname: string) =>
  pathname.startsWith('/garde') ? undefined : pathname.startsWith('/blog') ? 'blog' : 'site';

document.body.innerHTML = '<main id="contenu" tabindex="-1"><div id="outlet"></div></main>';
const element = document.getElementById('outlet') as HTMLElement;
vi.stubGlobal('matchMedia', () => ({ matches: true }));
const scrolledTo = vi.fn();
const scrollTo = ({ top }: ScrollToOptions) => {
  Object.assign(window, { scrollY: top });
  scrolledTo(top);
};
vi.stubGlobal('scrollTo', scrollTo);
// Never idle: nothing is left to be done when the page has gone.
vi.stubGlobal('requestIdleCallback', () => {});
const scrolledInto = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledInto(this.id);
};
vi.spyOn(console, 'error').mockImplementation(() => {});

/** How each page comes: at once, unless a test has something else to say about its path. */
let pages: Record<string, () => Promise<PreparedPage | PreparedRedirect>>;
/** Which pages were asked for since the test began. */
let asked: string[];
let breakPage: (error: unknown) => void;
const reset = vi.fn();
const ready = vi.fn();

/** A remote whose pages are a heading and a field. */
const lifecycles: RemoteLifecycles = {
  bootstrap: async () => {},
  prepare: async (_, url) => {
    asked.push(url.pathname);
    return (await pages[url.pathname]?.()) ?? ({ kind: 'page' } as PreparedPage);
  },
  mount: async ({ url, outlet, onError }) => {
    breakPage = onError;
    const heading = document.createElement('h1');
    heading.textContent = url.pathname;
    const field = document.createElement('input');
    field.id = 'recherche';
    const section = document.createElement('section');
    section.id = 'faq';
    const page = document.createElement('div');
    page.dataset.remote = remoteOf(url.pathname);
    page.append(heading, field, section);
    outlet.replaceChildren(page);
  },
  unmount: async ({ outlet }) => outlet.replaceChildren(),
};

const { shell: fake, toasts } = createFakeShell({ path: '/' });
const outlet = runOutlet(
  newOutlet({ address: new URL(location.href), servedAt: new URL('/', location.href) }),
  (effect) => perform(effect),
);
const navigation = createNavigation({
  outlet,
  isPage: (pathname) => !pathname.startsWith('/hors-site'),
  remoteOf,
});
const shell: ShellApi = { ...fake, navigation, head: createHeadPort('https://site.test') };
const perform = createOutletEffects({
  outlet,
  element,
  shell,
  navigation,
  loader: { load: async () => lifecycles, preload: () => {}, reset },
  arriving: { fetch: () => undefined, place: async () => [], getReady: () => {}, fetchAhead: async () => {} },
  measures: someMeasures().measures,
  setAside: () => false,
  ready,
});
registerRemotes(['site', 'blog'], { outlet, remoteOf });
enhanceLinks(navigation as NavigationPort);
start();

const shown = () => element.querySelector('h1')?.textContent;
const arrives = (path: string) => vi.waitFor(() => expect([location.pathname, shown()]).toEqual([path, path]));
const fails = () =>
  vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(failureTexts.title));

beforeEach(async () => {
  pages = {};
  asked = [];
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  // No document ever comes here.
  if (outlet.getState().isLeaving) history.pushState(null, '', '/');
  else await navigation.navigate('/');
  await arrives('/');
  await nextFrame();
  vi.clearAllMocks();
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('requestIdleCallback', () => {});
});

/** Lets everything happen that waits for no timer. */
const microtasks = async () => {
  for (let count = 0; count < 200; count += 1) await undefined;
};
// What arrived last waits for its paint, and knows this window until then.
afterAll(async () => {
  await nextPaint();
  await microtasks();
});
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page that comes when the test says so. */
function held(path: string) {
  let come = () => {};
  const promise = new Promise<PreparedPage>((resolve) => {
    come = () => resolve({ kind: 'page' } as PreparedPage);
  });
  pages[path] = () => promise;
  return { come };
}

function clickLink(path: string) {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

const down = async () => {
  throw new Error('down');
};

test('moves focus and scroll to the page that arrives (SHL-054)', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  clickLink('/blog');
  await arrives('/blog');
  await nextFrame();
  expect(document.activeElement).toBe(element.querySelector('h1'));
  // The page scrolls itself, to its top or to where it was left.
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
  expect(scrolledTo.mock.lastCall).toEqual([0]);
  expect(ready).toHaveBeenCalledWith(element);
});

test('what lies below the screen is laid out once a page is seen, and at once for who goes to a place in it (SHL-054)', async () => {
  const isWhole = () => (element.firstElementChild as HTMLElement).style.getPropertyValue('--ag-later') === 'visible';
  const idle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  // While it waits for its frame.
  const seen: boolean[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    seen.push(isWhole());
    return setTimeout(run) as unknown as number;
  });
  clickLink('/blog');
  await arrives('/blog');
  await vi.waitFor(() => expect(idle).toHaveBeenCalledOnce());
  expect(seen).not.toContain(true);
  expect(isWhole()).toBe(false);
  idle.mock.lastCall?.[0]();
  expect(isWhole()).toBe(true);

  clickLink('/blog/article');
  await arrives('/blog/article');
  await vi.waitFor(() => expect(isWhole()).toBe(false));
  clickLink('/#faq');
  await arrives('/');
  expect(isWhole()).toBe(true);
  frame.mockRestore();
});

test('tells who follows the address of every change of it, once', async () => {
  const seen: string[] = [];
  const stop = navigation.subscribe(() => void seen.push(navigation.getLocation().href));
  await navigation.navigate('/?filtre=1');
  clickLink('/blog');
  await arrives('/blog');
  stop();
  await navigation.navigate('/blog?page=2');
  expect(seen.map((href) => href.replace(location.origin, ''))).toEqual(['/?filtre=1', '/blog']);
});

test('of two quick clicks follows the last, with one entry in the history', async () => {
  const blog = held('/blog');
  const entries = history.length;
  clickLink('/blog');
  clickLink('/cours');
  await arrives('/cours');
  blog.come();
  await nextFrame();
  await arrives('/cours');
  expect(history.length).toBe(entries + 1);
});

test('follows a link that is clicked twice once; a link to the page on screen adds no entry', async () => {
  const blog = held('/blog');
  const entries = history.length;
  clickLink('/blog');
  clickLink('/blog');
  blog.come();
  await arrives('/blog');
  clickLink('/blog');
  await nextFrame();
  expect([asked, history.length]).toEqual([['/blog'], entries + 1]);
});

test('Back during loading wins, and returns to the place that was left', async () => {
  Object.assign(window, { scrollY: 640 });
  dispatchEvent(new Event('scroll'));
  clickLink('/cours');
  await arrives('/cours');
  await nextFrame();
  const blog = held('/blog');
  clickLink('/blog');
  history.back();
  await arrives('/');
  blog.come();
  await nextFrame();
  await arrives('/');
  expect(scrolledTo.mock.lastCall).toEqual([640]);
});

test('Back within a page scrolls to where the visitor was, or to the anchor that they typed', async () => {
  // Somebody clicks before the next frame, with which browsers tell of it.
  Object.assign(window, { scrollY: 200 });
  await navigation.navigate('/?filtre=1');
  Object.assign(window, { scrollY: 0 });
  dispatchEvent(new Event('scroll'));
  history.back();
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(200));
  // As browsers do it, which jsdom does otherwise: an entry without a state, and an event.
  History.prototype.pushState.call(history, null, '', '#faq');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await vi.waitFor(() => expect(scrolledInto).toHaveBeenCalledWith('faq'));
  expect(asked).toEqual([]);
});

test('a link within a page takes the focus along, lent to what takes none by itself, and Back gives it to the link', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#faq';
  link.focus();
  link.click();
  const section = () => document.getElementById('faq') as HTMLElement;
  await vi.waitFor(() => expect(document.activeElement).toBe(section()));
  expect(section().tabIndex).toBe(-1);
  history.back();
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  expect(section().hasAttribute('tabindex')).toBe(false);
  history.forward();
  await vi.waitFor(() => expect(document.activeElement).toBe(section()));
  link.remove();
});

test('an anchor leads into the page that is seen, not to the same name in one that is hidden before it', async () => {
  const [page] = document.querySelectorAll('#outlet > [data-remote]');
  page?.insertAdjacentHTML('beforebegin', '<div data-stands-by><section id="faq"></section></div>');
  // jsdom finds what came first, browsers what stands first.
  page?.append(page.querySelector('#faq') as Element);
  await navigation.navigate('#faq');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('faq'));
  expect(page?.contains(document.activeElement)).toBe(true);
  page?.previousElementSibling?.remove();
});

test('from another page an anchor takes the focus too, and Back gives it to the link that was followed (2.4.3)', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/blog#faq"></a><a href="/blog#faq"></a>');
  const [, second] = document.links;
  second?.focus();
  second?.click();
  await arrives('/blog');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('faq'));
  history.back();
  await arrives('/');
  await vi.waitFor(() => expect(document.activeElement).toBe(second));
  for (const link of [...document.links]) link.remove();
});

test('leaves the page that is on screen where it is until the one that Back leads to has come', async () => {
  clickLink('/cours');
  await arrives('/cours');
  await nextFrame();
  scrolledTo.mockClear();
  const home = held('/');
  history.back();
  await vi.waitFor(() => expect(asked).toContain('/'));
  await nextFrame();
  expect([shown(), scrolledTo.mock.calls]).toEqual(['/cours', []]);
  home.come();
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenCalledOnce());
});

test('scrolls nobody whose page changes its own address', async () => {
  history.replaceState(history.state, '', '/?onglet=2');
  await vi.waitFor(() => expect(navigation.getLocation().search).toBe('?onglet=2'));
  await nextFrame();
  expect([scrolledTo.mock.calls, asked]).toEqual([[], []]);
});

test('remembers no place for the next page while the last one is on screen', async () => {
  const blog = held('/blog');
  clickLink('/cours');
  await arrives('/cours');
  await navigation.navigate('/garde');
  Object.assign(window, { scrollY: 900 });
  dispatchEvent(new Event('scroll'));
  history.back();
  await arrives('/cours');
  history.forward();
  await vi.waitFor(() => expect(location.pathname).toBe('/garde'));
  expect(outlet.getState().arrival).toEqual({ top: 0, hash: '' });
  blog.come();
});

test('arrives at a section of another page, and readies a field to be typed into', async () => {
  clickLink('/blog#faq');
  await arrives('/blog');
  await vi.waitFor(() => expect(scrolledInto).toHaveBeenCalledWith('faq'));
  expect(scrolledTo).not.toHaveBeenCalled();
  clickLink('/cours#recherche');
  await arrives('/cours');
  await vi.waitFor(() => expect(document.activeElement).toBe(document.getElementById('recherche')));
  await navigation.navigate('#%');
  expect(location.hash).toBe('#%');
});

test('goes to a section of the page that is shown without asking for it again', async () => {
  await navigation.navigate('#faq');
  await vi.waitFor(() => expect(scrolledInto).toHaveBeenCalledWith('faq'));
  expect(asked).toEqual([]);
});

test('replaces the entry where a page asks for that', async () => {
  const entries = history.length;
  await navigation.navigate('/?etape=2', { replace: true });
  await navigation.navigate('/blog', { replace: true });
  await arrives('/blog');
  expect(history.length).toBe(entries);
});

test('prepares the pages of links of this site that the visitor may see, and leaves others alone', async () => {
  navigation.prefetch('/blog');
  navigation.prefetch('/garde');
  navigation.prefetch('https://ailleurs.test/cours');
  await nextFrame();
  expect(asked).toEqual(['/blog']);
  clickLink('/blog');
  await arrives('/blog');
  expect(asked).toEqual(['/blog']);
});

test('follows a page that sends elsewhere, with a word about it', async () => {
  pages['/blog/x'] = async () => ({ kind: 'redirect', to: '/blog', toast: 'Parti' });
  const entries = history.length;
  clickLink('/blog/x');
  await arrives('/blog');
  await vi.waitFor(() => expect(toasts).toEqual([{ title: 'Parti' }]));
  expect(history.length).toBe(entries + 1);
});

test('leaves for a guarded address, and shows nothing of a remote there', async () => {
  await navigation.navigate('/garde');
  await vi.waitFor(() => expect(element.childElementCount).toBe(0));
  expect([location.pathname, asked]).toEqual(['/garde', []]);
});

test('shows a failure as a page: scrolled to, focused, titled and announced (SHL-108)', async () => {
  pages['/blog'] = down;
  const head = document.createElement('title');
  head.dataset.head = 'title';
  head.textContent = 'Accueil';
  document.head.append(head);
  clickLink('/blog');
  await fails();
  await nextFrame();
  const heading = element.querySelector('[role=alert] h1');
  expect(heading?.textContent).toBe(failureTexts.title);
  expect(document.activeElement).toBe(heading);
  expect(scrolledTo.mock.lastCall).toEqual([0]);
  expect(document.title).toBe(`${failureTexts.title} | Cimes`);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(location.pathname).toBe('/blog');
  // Its buttons answer even where the page never did.
  expect(ready).toHaveBeenCalledWith(element);
});

test.each([
  [true, failureTexts.online, failureTexts.offline],
  [false, failureTexts.offline, failureTexts.online],
])('blames the connection only without one (browser online: %s)', async (online, said, unsaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  pages['/blog'] = down;
  clickLink('/blog');
  await fails();
  const text = element.textContent ?? '';
  expect([text.includes(said), text.includes(unsaid)]).toEqual([true, false]);
});

test('Réessayer and a click on the same link try again from fresh modules', async () => {
  pages['/blog'] = down;
  clickLink('/blog');
  await fails();
  clickLink('/blog');
  await vi.waitFor(() => expect(asked).toEqual(['/blog', '/blog']));
  expect(reset).toHaveBeenCalledExactlyOnceWith('blog');
  await fails();
  pages = {};
  element.querySelector<HTMLButtonElement>('button')?.click();
  await arrives('/blog');
  expect(reset).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[role=alert]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(element.querySelector('h1')));
});

test('a connection that comes back brings the page by itself, and one that fails again is not asked in a loop', async () => {
  pages['/blog'] = down;
  clickLink('/blog');
  await fails();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toEqual(['/blog', '/blog']));
  await fails();
  await nextFrame();
  expect(asked).toHaveLength(2);
  pages = {};
  dispatchEvent(new Event('online'));
  await arrives('/blog');
  expect(document.querySelector('[role=alert]')).toBeNull();
  dispatchEvent(new Event('online'));
  await nextFrame();
  expect(asked).toHaveLength(3);
});

test('leaves the failure page for another page of the same remote', async () => {
  pages['/blog'] = down;
  clickLink('/blog');
  await fails();
  clickLink('/blog/article');
  await arrives('/blog/article');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a page that breaks while it is read becomes the failure page', async () => {
  clickLink('/blog');
  await arrives('/blog');
  await nextFrame();
  vi.clearAllMocks();
  breakPage(new Error('render'));
  await fails();
  await vi.waitFor(() => expect(scrolledTo.mock.lastCall).toEqual([0]));
  expect(console.error).toHaveBeenCalledWith('[blog]', new Error('render'));
});

test('says that a page is loading where it takes long, with the last page on screen until then', async () => {
  const blog = held('/blog');
  clickLink('/cours');
  await arrives('/cours');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.pushState(null, '', '/blog');
  await microtasks();
  expect(asked).toContain('/blog');
  vi.advanceTimersByTime(KEEP_OLD_PAGE_MS - 1);
  expect(shown()).toBe('/cours');
  vi.advanceTimersByTime(1);
  expect(element.innerHTML).toBe('<p role="status">Chargement...</p>');
  blog.come();
  await microtasks();
  expect(shown()).toBe('/blog');
  expect(KEEP_OLD_PAGE_MS).toBeGreaterThan(PENDING_AFTER_MS);
});

test('gives up on a server that does not say whether it has the page', async () => {
  pages['/blog'] = down;
  vi.stubGlobal('fetch', async (_url: URL, { method, signal }: RequestInit) => {
    expect([method, signal?.aborted]).toEqual(['HEAD', false]);
    throw new DOMException('Too late', 'TimeoutError');
  });
  clickLink('/blog');
  await fails();
});

/** `location` whose page loads are only noted. */
function watchPageLoads() {
  const real = location;
  const loads: Record<string, Mock> = { reload: vi.fn(), assign: vi.fn(), replace: vi.fn() };
  vi.stubGlobal('location', new Proxy({}, { get: (_, name: string) => loads[name] ?? Reflect.get(real, name) }));
  return loads;
}

test('leaves what is no page of this site to the browser', async () => {
  const { assign, replace } = watchPageLoads();
  await navigation.navigate('https://ailleurs.test/blog');
  await navigation.navigate('/hors-site', { replace: true });
  expect([assign?.mock.calls, replace?.mock.calls].flat(2).map(String)).toEqual([
    'https://ailleurs.test/blog',
    `${location.origin}/hors-site`,
  ]);
  expect([location.pathname, asked]).toEqual(['/', []]);
});

test('loads the document of a page that only the server can make', async () => {
  const { reload } = watchPageLoads();
  pages['/blog'] = down;
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  clickLink('/blog');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect([location.pathname, document.querySelector('[role=alert]')]).toEqual(['/blog', null]);
});

test('loads a slow page as a document, once; whoever follows another link meanwhile gets that document', async () => {
  const { reload, assign } = watchPageLoads();
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const blog = held('/blog');
  clickLink('/blog');
  await microtasks();
  vi.advanceTimersByTime(3999);
  await microtasks();
  expect([location.pathname, reload?.mock.calls]).toEqual(['/', []]);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect([location.pathname, ask.mock.calls]).toEqual(['/blog', []]);
  blog.come();
  await microtasks();
  clickLink('/cours');
  expect(assign?.mock.lastCall?.map(String)).toEqual([`${location.origin}/cours`]);
  expect([reload?.mock.calls.length, location.pathname]).toEqual([1, '/blog']);
});

test('a registry flip between two navigations brings today’s document of the address', async () => {
  const { reload } = watchPageLoads();
  pages['/blog'] = async () => {
    throw new OutdatedPageError('moved on');
  };
  clickLink('/blog');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/blog');
});

test('a request that is overtaken before the fade begins changes nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const begins: (() => Promise<void>)[] = [];
  const fade = (change: () => Promise<void>) => {
    const done = Promise.resolve();
    begins.push(change);
    return { updateCallbackDone: done, ready: done, finished: done };
  };
  Object.assign(document, { startViewTransition: fade });
  const entries = history.length;
  clickLink('/blog');
  await vi.waitFor(() => expect(begins).toHaveLength(1));
  clickLink('/cours');
  await vi.waitFor(() => expect(begins).toHaveLength(2));
  for (const begin of begins) await begin();
  await arrives('/cours');
  expect(history.length).toBe(entries + 1);
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('fades from page to page where the browser can', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const fade = vi.fn((change: () => Promise<void>) => {
    const skipped = Promise.reject(new Error('skipped'));
    return { updateCallbackDone: change(), ready: skipped, finished: skipped };
  });
  Object.assign(document, { startViewTransition: fade });
  clickLink('/blog');
  await arrives('/blog');
  expect(fade).toHaveBeenCalledOnce();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  clickLink('/cours');
  await arrives('/cours');
  expect(fade).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('the place of a page is the outlet’s matter, not the browser’s', () => {
  expect(history.scrollRestoration).toBe('manual');
});
