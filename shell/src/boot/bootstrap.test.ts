// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootstrap } from './bootstrap.ts';

/** Modules that leave their name when they run, once under each address. */
let address = 0;
const moduleOf = (name: string) => `data:text/javascript,(globalThis.ran ??= []).push('${name}');${address++}`;
const ran = () => (globalThis as { ran?: string[] }).ran ?? [];
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

let paint: (() => void) | undefined;
let observed: object | undefined;
class Observer {
  constructor(run: (entries: object, observer: Observer) => void) {
    paint = () => run({ getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? [{}] : []) }, this);
    first = () => run({ getEntriesByName: () => [] }, this);
  }
  observe(what: object) {
    observed = what;
  }
  disconnect() {
    paint = undefined;
  }
}
let first: (() => void) | undefined;
/** What was told to the composer. */
let told: ReturnType<typeof vi.fn>;
/** How many modules the page preloads. */
let wanted = 0;
let idle: (() => void)[] = [];
const added: [EventTarget, string, EventListener, boolean][] = [];

function open(outlet: string, { start = [moduleOf('a'), moduleOf('b')], preload = ['/c.js'], later = '' } = {}) {
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify({ start, preload, ...(later ? { later } : {}) })}</script>
    <p data-turns-on-failure hidden>Sans code</p>
    <header id="shell-header"><button id="menu">Menu</button></header><main id="outlet">${outlet}</main>`;
  wanted = start.length + preload.length;
  bootstrap();
}
const served = (html = '') => `<div data-remote="mfe-blog">${html}</div>`;
const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  idle = [];
  paint = undefined;
  told = vi.fn();
  Object.assign(navigator, { sendBeacon: told });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  Reflect.deleteProperty(globalThis, 'ran');
  // What a page listens to ends with it.
  for (const target of [document, window]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(((
      type: string,
      listener: EventListener,
      how?: object | boolean,
    ) => {
      added.push([
        target,
        type,
        listener,
        typeof how === 'object' ? (how as { capture?: boolean }).capture === true : how === true,
      ]);
      addEventListener.call(target, type, listener, how as AddEventListenerOptions);
    }) as never);
  }
});
afterEach(async () => {
  // What has begun to load goes on; it would meet the page of the next test.
  if (preloaded().length > 0) await vi.waitFor(() => expect(preloaded()).toHaveLength(wanted));
  for (const [target, type, listener, capture] of added.splice(0)) target.removeEventListener(type, listener, capture);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
  document.body.innerHTML = '';
});

test('stays quiet until the first paint and an idle moment, then preloads all modules and runs them in order', async () => {
  const start = [moduleOf('a'), moduleOf('b')];
  open(served(), { start });
  // A paint that is over is told of too.
  expect(observed).toEqual({ type: 'paint', buffered: true });
  first?.();
  expect(paint).toBeDefined();
  expect(idle).toHaveLength(0);
  paint?.();
  expect(paint).toBeUndefined();
  expect([idle.length, preloaded(), ran()]).toEqual([1, [], []]);
  idle[0]?.();
  await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
  await vi.waitFor(() => expect(preloaded()).toEqual([...start, '/c.js']));
});

/** Opens a page that leaves something for later, and answers with its parts and its data. */
function openLater(answers: Readonly<Record<string, () => Promise<Response>>>) {
  const fetching = vi.fn((path: string, _how?: RequestInit) => (answers[path] as () => Promise<Response>)());
  vi.stubGlobal('fetch', fetching);
  const page = '<script type="application/json" data-page="a" data-path="/blog" data-integrity="sha256-x"></script>';
  open(served(page), { later: '/r/later/x.json' });
  dispatchEvent(new Event('keydown'));
  return fetching;
}

test('puts styles in the place of the link to them, out of the page, before any module runs', async () => {
  let come = (_: Response) => {};
  const asked = new Promise<Response>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal('fetch', () => asked);
  open(
    served(
      '<i></i><link data-styled="true" data-styled-version="6" href="/s.css"><script data-ends=""> </script><b></b>',
    ),
  );
  dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(preloaded()).toHaveLength(wanted));
  expect(ran()).toEqual([]);
  come(new Response('.a{top:0}'));
  await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
  expect(byId('outlet').innerHTML).toBe(served('<i></i><b></b>'));
  // The shell makes no other rules of them.
  expect(document.head.lastElementChild?.outerHTML).toBe('<style data-styled="true">.a{top:0}</style>');
});

test('a page whose styles the policy does not let in stays as it was served', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null);
  vi.stubGlobal('fetch', async () => new Response('.a{top:1px}'));
  open(served('<link data-styled="true" href="/s.css"><script data-ends=""> </script>'));
  dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(new Error('Styles of another page')));
  expect(document.querySelector('link[data-styled]')).not.toBeNull();
  expect(ran()).toEqual([]);
});

test('fetches what a page has left for later beside its modules; the shell itself waits for it', async () => {
  let come = (_: Response) => {};
  const parts = new Promise<Response>((resolve) => {
    come = resolve;
  });
  const fetching = openLater({
    '/r/later/x.json': () => parts,
    '/_data/blog': async () => new Response('{"data":[]}'),
  });
  await vi.waitFor(() => expect(ran()).toEqual(['a']));
  expect(fetching.mock.calls).toEqual([['/_data/blog', { integrity: 'sha256-x' }], ['/r/later/x.json']]);
  come(Response.json({ integrity: {} }));
  await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
  expect(window.agence).toMatchObject({ later: { integrity: {} }, data: '{"data":[]}' });
});

test('starts without data that are others by now, which their remote asks for', async () => {
  openLater({
    '/r/later/x.json': async () => Response.json({}),
    '/_data/blog': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
  expect(window.agence.data).toBe('');
});

test('the page stays as it was served where the rest of what it needs does not come', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  openLater({
    '/r/later/x.json': async () => new Response('<!doctype html><title>Bienvenue</title>'),
    '/_data/blog': async () => new Response('{}'),
  });
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(ran()).toEqual(['a']);
  expect(document.querySelector('[data-turns-on-failure]')?.hasAttribute('hidden')).toBe(false);
});

test.each(['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'])(
  'wakes at the first %s, once',
  async (type) => {
    open(served());
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
    paint?.();
    idle[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ran()).toEqual(['a', 'b']);
    expect(preloaded()).toHaveLength(3);
  },
);

test('does not wait where the browser makes the page', async () => {
  open('');
  await vi.waitFor(() => expect(ran()).toEqual(['a', 'b']));
});

test('counts as painted in time where no paint is ever told of, but for a page that nobody sees (SHL-050)', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  open(served());
  vi.advanceTimersByTime(7_999);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(idle).toHaveLength(1);
  visible.mockReturnValue('hidden');
  open(served());
  vi.advanceTimersByTime(60_000);
  expect(idle).toHaveLength(1);
  vi.useRealTimers();
});

test('waits for the load of the page before it looks for its paint', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open(served());
  expect(paint).toBeUndefined();
  dispatchEvent(new Event('load'));
  expect(paint).toBeDefined();
});

test('keeps a click on a control that does not answer yet, says so, and replays it once', async () => {
  open(served('<button id="go"><span id="inside">Allez</span></button>'));
  const clicked = vi.fn();
  byId('go').addEventListener('click', clicked);
  byId('inside').click();
  byId('inside').click();
  expect(clicked).not.toHaveBeenCalled();
  expect(byId('go').getAttribute('aria-busy')).toBe('true');
  window.agence.ready(byId('shell-header'));
  expect(clicked).not.toHaveBeenCalled();
  window.agence.ready(byId('outlet'));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(byId('go').hasAttribute('aria-busy')).toBe(false);
  expect(byId('outlet').hasAttribute('data-ready')).toBe(true);
  byId('go').click();
  window.agence.ready(byId('outlet'));
  expect(clicked).toHaveBeenCalledTimes(2);
});

test.each([
  ['opens a popover', '<button id="x" popovertarget="p">x</button>'],
  ['runs a command', '<button id="x" commandfor="p" command="show-modal">x</button><dialog id="p"></dialog>'],
  ['sends a form to the server', '<form action="/x"><button id="x">x</button></form>'],
])('leaves to the browser what it answers itself: a button that %s', async (_, html) => {
  open(served(html));
  HTMLDialogElement.prototype.showModal ??= () => {};
  const heard = vi.fn((event: Event) => event.preventDefault());
  byId('outlet').addEventListener('click', heard);
  byId('x').click();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(byId('x').hasAttribute('aria-busy')).toBe(false);
});

test('keeps a form that only scripts take, and no other', async () => {
  open(
    served('<form id="own"><input></form><form id="plain" action="/x"></form><form id="close" method="dialog"></form>'),
  );
  const sent: string[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push((event.target as Element).id);
  });
  for (const id of ['own', 'plain', 'close']) (byId(id) as HTMLFormElement).requestSubmit();
  expect(sent).toEqual(['plain', 'close']);
  window.agence.ready(byId('outlet'));
  expect(sent).toEqual(['plain', 'close', 'own']);
});

const dialogs = '<div id="shell-dialogs"><form id="times" action="/times" data-waits></form></div>';

test('a form whose page would lose what stands around it waits, though the server would take it', () => {
  open(served(dialogs));
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  (byId('times') as HTMLFormElement).requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  window.agence.ready(byId('shell-dialogs'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that waited goes to the server when no code comes, and later ones at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(served(dialogs), { start: ['data:text/javascript,throw new Error("code")'], preload: [] });
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const form = byId('times') as HTMLFormElement;
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  byId('menu').click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(form.hasAttribute('aria-busy')).toBe(false);
  form.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a page whose code does not come says so and keeps no control busy', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(served('<button id="go">Allez</button>'), {
    start: ['data:text/javascript,throw new Error("code")'],
    preload: [],
  });
  const clicked = vi.fn();
  byId('go').addEventListener('click', clicked);
  byId('go').click();
  expect(byId('go').hasAttribute('aria-busy')).toBe(true);
  await vi.waitFor(() => expect(document.querySelector('[data-turns-on-failure]')?.hasAttribute('hidden')).toBe(false));
  expect(byId('go').hasAttribute('aria-busy')).toBe(false);
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'code' }));
  expect(told).toHaveBeenCalledExactlyOnceWith('/r/mesures', expect.stringMatching(/^\[\["failed-entry",/));
  // Nobody expects an answer to it any more.
  window.agence.ready(byId('outlet'));
  expect(clicked).not.toHaveBeenCalled();
});

test('remembers the address that the document was served for', async () => {
  history.replaceState(null, '', '/blog?q=a#jeton');
  open(served());
  expect(window.agence.served).toBe('/blog?q=a');
});

test('stands in for invoker commands and light dismissal where a browser has none', async () => {
  open(
    served(`<button id="open" commandfor="d" command="show-modal">o</button>
    <dialog id="d" closedby="any"><button id="shut" commandfor="d" command="close">f</button></dialog>
    <dialog id="firm"></dialog>`),
  );
  const dialog = byId('d') as HTMLDialogElement;
  const calls: string[] = [];
  dialog.showModal = () => {
    calls.push('open');
    dialog.open = true;
  };
  dialog.close = () => {
    calls.push('close');
    dialog.open = false;
  };
  (byId('firm') as HTMLDialogElement).close = () => calls.push('firm');
  dialog.getBoundingClientRect = () => ({ left: 10, right: 20, top: 10, bottom: 20 }) as DOMRect;
  byId('open').click();
  byId('open').click();
  expect(calls).toEqual(['open']);
  byId('shut').click();
  expect(calls).toEqual(['open', 'close']);
  const at = (clientX: number, clientY: number, target: HTMLElement = dialog) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  for (const [x, y] of [
    [10, 10],
    [20, 20],
    [15, 15],
  ] as const)
    at(x, y);
  at(0, 0, byId('firm'));
  expect(calls).toEqual(['open', 'close']);
  for (const [x, y] of [
    [9, 15],
    [21, 15],
    [15, 9],
    [15, 21],
  ] as const)
    at(x, y);
  expect(calls).toEqual(['open', 'close', 'close', 'close', 'close', 'close']);
});

test('leaves commands and dismissal to browsers that know them', async () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: null });
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { configurable: true, value: 'any' });
  open(served('<button id="open" commandfor="d">o</button><dialog id="d" closedby="any"></dialog>'));
  const dialog = byId('d') as HTMLDialogElement;
  dialog.showModal = vi.fn();
  dialog.close = vi.fn();
  byId('open').click();
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -1, clientY: -1 }));
  expect([dialog.showModal, dialog.close].flatMap((method) => vi.mocked(method).mock.calls)).toEqual([]);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});
