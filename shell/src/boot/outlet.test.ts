// @vitest-environment jsdom
import { OutdatedPageError, TimeoutError } from '@agence/shared-contracts/platform';
import type { RemoteLifecycles } from '@agence/shared-contracts/remote/shell';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Copy,
  KEEP_OLD_PAGE_MS,
  KEPT_MS,
  newOutlet,
  type OutletEffect,
  type OutletEvent,
  type OutletState,
  PENDING_AFTER_MS,
  type Pending,
  PREPARED_MS,
  type Prepared,
  type Request,
  type Root,
  runOutlet,
  transition,
} from './outlet.ts';

const SITE = 'https://site.test';
const at = (path: string) => new URL(path, SITE);
const lifecycles = {} as RemoteLifecycles;
const page = { kind: 'page', lifecycles, status: 200 } as unknown as Extract<Prepared, { kind: 'page' }>;
const failure: Prepared = { kind: 'failure', error: new Error('down') };
const slow: Prepared = { kind: 'failure', error: new TimeoutError('Loading b took longer than 2500 ms') };
/** The server's HTML of the document's page. */
const served = () => ({}) as Element;

let state: OutletState;
/** What the last event has asked for. */
let effects: readonly OutletEffect[];

beforeEach(() => openDocument('/', served));

function openDocument(path: string, html?: Copy, haveEarlier?: readonly string[], isReloaded = false) {
  state = newOutlet({ address: at(path), servedAt: at(path), served: html, haveEarlier, isReloaded });
  effects = [];
}

function send(...events: OutletEvent[]) {
  effects = [];
  for (const event of events) {
    state = transition(state, event);
    effects = [...effects, ...state.effects];
  }
}

const asked = () => effects.map(({ type }) => type);
const effect = <Type extends OutletEffect['type']>(type: Type) =>
  effects.find((one): one is Extract<OutletEffect, { type: Type }> => one.type === type);
const content = () => {
  const { content: now } = state;
  return now.name === 'empty' ? 'empty' : `${now.name} ${now.remote} ${now.url.pathname}`;
};
const pendingNow = () => state.content as Pending;
const rootNow = () => state.root as Root;

const request = (path: string, remote: string | undefined, options: Partial<Request> = {}): Request => ({
  url: at(path),
  remote,
  replace: false,
  settle: () => {},
  ...options,
});
const click = (path: string, remote: string | undefined) => ({
  type: 'requested' as const,
  request: request(path, remote),
});
const prepared = (path: string, outcome: Prepared = page) => ({
  type: 'prepared' as const,
  url: at(path),
  page: outcome,
});
const moved = (path: string, remote: string | undefined, top = 0) => ({
  type: 'moved' as const,
  url: at(path),
  remote,
  top,
});
const entered = (remote: string) => ({ type: 'entered' as const, remote });
const left = (remote?: string) => ({ type: 'left' as const, remote });

/** The document's page is on screen and answers. */
function showFirst(path = '/', remote = 'a') {
  send(entered(remote), prepared(path));
  send({ type: 'hydrated', root: rootNow() });
}

/** Goes to a page of another remote, as single-spa does once the request is committed. */
const change = (path: string, remote: string) => [moved(path, remote), left(remote), entered(remote)];

test('hydrates the document’s page and then replays what was done there', () => {
  expect(content()).toBe('empty');
  send(entered('a'));
  expect(content()).toBe('pending a /');
  expect(effects).toEqual([
    { type: 'wait', content: state.content as Pending, ms: KEEP_OLD_PAGE_MS },
    { type: 'prepare', remote: 'a', url: at('/'), isHere: true },
  ]);
  send(prepared('/'));
  expect(content()).toBe('showing a /');
  expect(effects).toEqual([{ type: 'mount', root: { remote: 'a', lifecycles }, page, url: at('/') }]);
  send({ type: 'hydrated', root: rootNow() });
  expect(asked()).toEqual(['ready']);
  send({ type: 'hydrated', root: { ...rootNow() } });
  expect(asked()).toEqual([]);
});

test('keeps the page until the next one is prepared, then changes address and page in one step', () => {
  showFirst();
  send(click('/b', 'b'));
  expect([content(), ...asked()]).toEqual(['showing a /', 'prepare']);
  send(prepared('/b'));
  expect([content(), ...asked()]).toEqual(['showing a /', 'commit']);
  send(moved('/b', 'b'));
  expect(asked()).toEqual(['settle', 'notify']);
  expect(state.address.pathname).toBe('/b');
  send(left('b'));
  expect(asked()).toEqual([]);
  send(entered('b'));
  expect(content()).toBe('showing b /b');
  expect(asked()).toEqual(['wait', 'unmount', 'mount', 'arrive']);
  expect(effect('arrive')?.arrival).toEqual({ top: 0, hash: '' });
  expect(effect('mount')?.root.remote).toBe('b');
});

test('shows another page of the same remote in its root', () => {
  showFirst();
  const root = rootNow();
  send(click('/a2', 'a'), prepared('/a2'));
  send(moved('/a2', 'a'));
  expect(content()).toBe('showing a /a2');
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'mount', 'arrive']);
  expect(effect('mount')?.root).toBe(root);
});

test('hands every move inside a subtree to the remote that is mounted, Back and forth, and takes nothing away', () => {
  openDocument('/studio', served);
  showFirst('/studio');
  const root = rootNow();
  const done: string[] = [];
  const step = (...events: OutletEvent[]) => {
    send(...events);
    done.push(...asked());
  };
  step(click('/studio/cours/7', 'a'), prepared('/studio/cours/7'), moved('/studio/cours/7', 'a'));
  expect(content()).toBe('showing a /studio/cours/7');
  // The query is the place's own matter.
  step(moved('/studio/cours/7?onglet=prix', 'a'));
  expect([content(), ...asked()]).toEqual(['showing a /studio/cours/7', 'notify']);
  step(moved('/studio', 'a', 240));
  expect([content(), ...asked()]).toEqual(['pending a /studio', 'notify', 'wait', 'prepare']);
  expect(rootNow()).toBe(root);
  step(prepared('/studio'));
  expect([content(), ...asked()]).toEqual(['showing a /studio', 'mount', 'arrive']);
  expect(effect('mount')).toMatchObject({ root, url: at('/studio') });
  expect(effect('arrive')?.arrival).toEqual({ top: 240, hash: '' });
  expect(done).not.toContain('unmount');
});

test('of two quick clicks follows the last, whichever page is prepared first', () => {
  const settle = vi.fn();
  showFirst();
  send({ type: 'requested', request: request('/b', 'b', { settle }) });
  send(click('/c', 'c'));
  expect(asked()).toEqual(['settle', 'prepare']);
  expect(effect('settle')?.request.settle).toBe(settle);
  send(prepared('/b'));
  expect(asked()).toEqual(['age']);
  send(prepared('/c'));
  expect(effect('commit')?.request.url.pathname).toBe('/c');
});

test('prepares a link that is clicked twice once, and follows it once', () => {
  showFirst();
  send(click('/b', 'b'), click('/b', 'b'));
  expect(asked()).toEqual(['prepare', 'settle']);
  send(prepared('/b'));
  expect(asked()).toEqual(['commit']);
  expect(effect('commit')?.request).toBe(state.request);
});

test('Back during loading gives the request up, and what it prepared is shown to nobody', () => {
  showFirst('/', 'a');
  send(click('/a2', 'a'), prepared('/a2'), moved('/a2', 'a'));
  send(click('/b', 'b'));
  send(moved('/', 'a', 700));
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'prepare']);
  expect(content()).toBe('pending a /');
  send(prepared('/b'));
  expect(asked()).toEqual(['age']);
  expect(content()).toBe('pending a /');
  send(prepared('/'));
  expect(content()).toBe('showing a /');
  expect(effect('arrive')?.arrival.top).toBe(700);
});

test('Back to another remote keeps the page that was left until the next one is there', () => {
  showFirst();
  send(...change('/b', 'b'), prepared('/b'));
  send(moved('/', 'a', 300), left('a'), entered('a'));
  expect(asked()).toEqual(['notify', 'wait', 'prepare']);
  expect(effect('wait')?.ms).toBe(KEEP_OLD_PAGE_MS);
  send(prepared('/'));
  expect(asked()).toEqual(['unmount', 'mount', 'arrive']);
});

test('Back and forward again before the page has come shows the page that was never taken away', () => {
  showFirst();
  send(...change('/b', 'b'), prepared('/b'));
  send(...change('/', 'a'));
  send(...change('/b', 'b'), prepared('/b'));
  expect(content()).toBe('showing b /b');
  expect(asked()).not.toContain('unmount');
  send(prepared('/'));
  expect(content()).toBe('showing b /b');
});

test('says that it is loading when the page that was left has stood long enough', () => {
  showFirst();
  send(...change('/b', 'b'));
  expect(effect('wait')).toMatchObject({ ms: KEEP_OLD_PAGE_MS, content: pendingNow() });
  send({ type: 'waited', content: pendingNow() });
  expect(asked()).toEqual(['unmount', 'showPending']);
  send(prepared('/b'));
  expect(asked()).toEqual(['mount', 'arrive']);
});

test('says so sooner where nothing is on screen, and not once the page is there', () => {
  openDocument('/');
  send(entered('a'));
  expect(effect('wait')?.ms).toBe(PENDING_AFTER_MS);
  const waited = { type: 'waited', content: pendingNow() } as const;
  send(waited);
  expect(asked()).toEqual(['showPending']);
  send(prepared('/'), waited);
  expect(asked()).toEqual(['mount']);
  send(waited);
  expect(asked()).toEqual([]);
});

test('the text that the server sent is never replaced by a word about loading', () => {
  send(entered('a'));
  send({ type: 'waited', content: pendingNow() });
  expect(asked()).toEqual([]);
});

test('a wait for an earlier page says nothing about this one', () => {
  showFirst();
  send(...change('/b', 'b'));
  const early = pendingNow();
  send(...change('/c', 'c'));
  send({ type: 'waited', content: early });
  expect(asked()).toEqual([]);
});

test('a section, filter or query of the page changes its address at once', () => {
  showFirst();
  send(click('/?filtre=1#liste', 'a'));
  expect(asked()).toEqual(['commit']);
  send(moved('/?filtre=1#liste', 'a'));
  expect(asked()).toEqual(['settle', 'notify']);
  expect([content(), state.arrival]).toEqual(['showing a /', undefined]);
});

test('a section of another page is arrived at', () => {
  showFirst();
  send(click('/b#faq', 'b'), prepared('/b#faq'), ...change('/b#faq', 'b'));
  expect(effect('arrive')?.arrival).toEqual({ top: 0, hash: '#faq' });
});

test('a filter that is chosen while the page is on its way changes nothing about its coming', () => {
  send(entered('a'), click('/?filtre=1', 'a'), moved('/?filtre=1', 'a'), prepared('/'));
  expect(content()).toBe('showing a /');
});

test('goes to a guarded address without preparing what the visitor may not see', () => {
  showFirst();
  send(click('/compte', undefined));
  expect(asked()).toEqual(['commit']);
  send(moved('/compte', undefined), left());
  expect(asked()).toEqual(['settle', 'notify', 'unmount', 'clear']);
  expect([content(), state.root, state.served]).toEqual(['empty', undefined, undefined]);
  // Signed in: the guard gives way to the page, which arrives as any other.
  send(entered('d'), prepared('/compte'));
  expect(content()).toBe('showing d /compte');
  expect(asked()).toEqual(['wait', 'prepare', 'mount', 'arrive']);
});

test('prepares a page when somebody is about to follow its link, and shows it without waiting', () => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/b') }, { type: 'intended', remote: 'b', url: at('/b#plus') });
  expect(asked()).toEqual(['prepare']);
  send(click('/b', 'b'));
  expect(asked()).toEqual([]);
  send(prepared('/b'));
  expect(asked()).toEqual(['commit']);
});

test('shows a page that is prepared already without preparing it again', () => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b'));
  expect(asked()).toEqual(['prepare', 'age']);
  send({ type: 'intended', remote: 'b', url: at('/b') });
  expect(asked()).toEqual([]);
  send(click('/b', 'b'));
  expect(asked()).toEqual(['commit']);
});

test('prepares a page again that was prepared a while ago: the pointer may have come to its link long before the click', () => {
  showFirst();
  const first = { ...page };
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b', first));
  expect(effect('age')).toMatchObject({ page: first, ms: PREPARED_MS });
  send({ type: 'aged', url: at('/b'), page: first }, click('/b', 'b'));
  expect(asked()).toEqual(['prepare']);
  send(prepared('/b'));
  expect(asked()).toEqual(['commit']);
  // What is about to be shown stays, and so does what was prepared since.
  send({ type: 'aged', url: at('/b'), page }, { type: 'aged', url: at('/b'), page: first });
  send(...change('/b', 'b'));
  expect(content()).toBe('showing b /b');
});

test('a page is shown once: its next visit has fresh data', () => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b'), click('/b', 'b'), ...change('/b', 'b'));
  expect(content()).toBe('showing b /b');
  send(...change('/', 'a'), prepared('/'), { type: 'intended', remote: 'b', url: at('/b') });
  expect(asked()).toContain('prepare');
});

test('what was prepared for a page’s neighbours is not kept for the next page; what is on its way is not asked twice', () => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b'), {
    type: 'intended',
    remote: 'c',
    url: at('/c'),
  });
  send(...change('/d', 'd'), prepared('/d'));
  expect(Object.keys(state.pages)).toEqual(['/c']);
  send({ type: 'intended', remote: 'c', url: at('/c') });
  expect(asked()).toEqual([]);
});

test.each([
  ['failed', failure],
  ['rests on a failure', { ...page, degraded: true }],
])('a page that %s ahead of its visit is asked for again', (_, outcome) => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b', outcome));
  expect(asked()).toEqual(['prepare']);
  send(click('/b', 'b'));
  expect(asked()).toEqual(['prepare']);
});

test('a page that sends elsewhere is known to do so when its link is followed', () => {
  showFirst();
  send({ type: 'intended', remote: 'b', url: at('/blog/x') }, prepared('/blog/x', { kind: 'redirect', to: '/blog' }));
  send(click('/blog/x', 'b'));
  expect(asked()).toEqual(['commit']);
});

test('a page that sends elsewhere is followed there', () => {
  const redirect: Prepared = { kind: 'redirect', to: '/blog', toast: 'Parti' };
  showFirst();
  send(click('/blog/x', 'b'), prepared('/blog/x', redirect));
  expect(asked()).toEqual(['prepare', 'commit']);
  send(...change('/blog/x', 'b'));
  expect(effect('redirect')?.redirect).toBe(redirect);
  send(
    { type: 'requested', request: request('/blog', 'b', { replace: true }) },
    prepared('/blog'),
    moved('/blog', 'b'),
  );
  expect(content()).toBe('showing b /blog');
  expect(asked()).toContain('arrive');
});

/** Follows a link to a page that cannot be prepared. */
function failNavigation() {
  showFirst();
  send(click('/b', 'b'), prepared('/b', failure));
  expect(asked()).toEqual(['prepare', 'commit']);
  send(...change('/b', 'b'));
}

test('asks the server for a page that cannot be prepared, with the old page on screen, and loads it', () => {
  failNavigation();
  expect(content()).toBe('pending b /b');
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'report', 'askServer']);
  send({ type: 'answered', content: pendingNow(), hasPage: true });
  expect(asked()).toEqual(['reload']);
});

test('shows a failure as a page: the old one goes, and it is arrived at (SHL-108)', () => {
  failNavigation();
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect(content()).toBe('failed b /b');
  expect(asked()).toEqual(['unmount', 'showFailure', 'arrive']);
  expect(effect('showFailure')).toMatchObject({ kept: undefined });
  expect(effect('arrive')?.arrival).toEqual({ top: 0, hash: '' });
});

test('leaves the server’s answer alone when the visitor has gone on', () => {
  failNavigation();
  const early = pendingNow();
  send(...change('/c', 'c'));
  send({ type: 'answered', content: early, hasPage: true });
  expect(asked()).toEqual([]);
  send({ type: 'answered', content: early, hasPage: false });
  expect(content()).toBe('pending c /c');
});

/** The failure page of `/b` is on screen. */
function showFailed() {
  failNavigation();
  send({ type: 'answered', content: pendingNow(), hasPage: false });
}

test.each([
  ['Réessayer', [{ type: 'retried' } as const], []],
  ['its own link', [click('/b', 'b')], ['commit']],
])('tries again from fresh modules after a click on %s', (_, events, first) => {
  showFailed();
  send(...events);
  expect(asked()).toEqual([...first, 'reset', 'hideFailure', 'wait', 'prepare']);
  send(moved('/b', 'b'), prepared('/b'));
  expect(content()).toBe('showing b /b');
  expect(effect('mount')?.root.remote).toBe('b');
  expect(effect('arrive')?.arrival).toEqual({ top: 0, hash: '' });
});

test('tries again with the query that is asked for', () => {
  showFailed();
  send(click('/b?page=2', 'b'));
  expect(effect('prepare')?.url.search).toBe('?page=2');
});

test('only a failure page is tried again', () => {
  showFirst();
  send({ type: 'retried' });
  expect(asked()).toEqual([]);
});

test('fails again as it failed before', () => {
  showFailed();
  send({ type: 'retried' }, prepared('/b', failure));
  expect(asked()).toContain('askServer');
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect(content()).toBe('failed b /b');
});

test.each([
  ['another remote', change('/c', 'c'), 'c'],
  ['the same remote', [moved('/b2', 'b')], 'b'],
])('leaves the failure page for %s', (_, events, remote) => {
  showFailed();
  send(...events);
  expect(asked().filter((type) => type === 'hideFailure')).toHaveLength(1);
  expect(effect('prepare')?.remote).toBe(remote);
});

test('leaves the failure page for a guard', () => {
  showFailed();
  send(moved('/compte', undefined), left());
  expect(asked()).toEqual(['notify', 'hideFailure', 'clear']);
});

test('keeps the document’s text when its code cannot be loaded, where it is and without moving the visitor', () => {
  send(entered('a'), prepared('/', failure));
  expect(content()).toBe('failed a /');
  expect(asked()).toEqual(['wait', 'prepare', 'report', 'showFailure']);
  expect(effect('showFailure')).toMatchObject({ kept: served, restore: false });
  send({ type: 'retried' });
  send({ type: 'waited', content: pendingNow() });
  expect(asked()).toEqual([]);
  send(prepared('/', failure));
  expect(effect('showFailure')).toMatchObject({ kept: served, restore: false });
});

test('a text that gave way to a word about loading is not taken for one that is still read', () => {
  send(entered('a'), moved('/a2', 'a'));
  send({ type: 'waited', content: pendingNow() });
  expect(asked()).toEqual(['showPending']);
  send(moved('/', 'a'), prepared('/', failure));
  expect(effect('showFailure')?.kept).toBeUndefined();
});

test('a text that gave way to the failure of another page is not put back', () => {
  send(entered('a'), moved('/a2', 'a'), prepared('/a2', failure));
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect(effect('showFailure')).toMatchObject({ kept: undefined, restore: false });
  send(moved('/', 'a'), prepared('/', failure));
  expect(effect('showFailure')).toMatchObject({ kept: undefined, restore: false });
});

test('puts the document’s text back when its page breaks later', () => {
  showFirst();
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect(asked()).toEqual(['report', 'unmount', 'showFailure']);
  expect(effect('showFailure')).toMatchObject({ kept: served, restore: true });
  expect(state.root).toBeUndefined();
});

test('tries the modules of its document’s page once more, then the version before, then says so', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', failure));
  expect([content(), ...asked()]).toEqual(['pending a /', 'wait', 'prepare', 'report', 'reset', 'prepare']);
  send(prepared('/', failure));
  expect([content(), ...asked()]).toEqual(['pending a /', 'report', 'fallBack']);
  expect(effect('fallBack')?.kept).toBe(served);
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect([content(), ...asked()]).toEqual(['failed a /', 'showFailure']);
  send({ type: 'retried' }, prepared('/', failure));
  expect(asked()).toEqual(['reset', 'hideFailure', 'wait', 'prepare', 'report', 'showFailure']);
});

test('loads the version before where the server has it', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', failure), prepared('/', failure));
  send({ type: 'answered', content: pendingNow(), hasPage: true });
  expect([content(), ...asked()]).toEqual(['pending a /', 'reload']);
});

test('a connection that only dropped needs no other version', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', failure), prepared('/'));
  expect(content()).toBe('showing a /');
  expect(asked()).not.toContain('fallBack');
});

test('falls back from a page that breaks on screen, first or later, and once in a document', () => {
  openDocument('/', served, ['a', 'b']);
  showFirst();
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect([content(), ...asked()]).toEqual(['pending a /', 'report', 'unmount', 'fallBack']);
  expect(effect('fallBack')?.kept).toBe(served);
  openDocument('/', served, ['a', 'b']);
  showFirst();
  send(...change('/b', 'b'), prepared('/b'));
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect([content(), ...asked()]).toEqual(['pending b /b', 'report', 'unmount', 'fallBack']);
  expect(effect('fallBack')?.kept).toBeUndefined();
  send({ type: 'answered', content: pendingNow(), hasPage: false }, { type: 'retried' }, prepared('/b'));
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect(asked()).toEqual(['report', 'unmount', 'showFailure', 'arrive']);
});

test('what is only slow is tried again, and no other version is asked for', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', slow), prepared('/', slow));
  expect(content()).toBe('failed a /');
  openDocument('/', served, ['a']);
  showFirst();
  send({ type: 'broke', root: rootNow(), error: new TimeoutError('Mounting a took longer than 12000 ms') });
  expect(content()).toBe('failed a /');
});

test('who goes elsewhere meanwhile is not brought back', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', failure), prepared('/', failure));
  const content = pendingNow();
  send(...change('/b', 'b'), { type: 'answered', content, hasPage: true });
  expect(asked()).not.toContain('reload');
});

test('who has clicked on a link meanwhile gets its page, and no load of the old one takes that away', () => {
  openDocument('/', served, ['a']);
  send(entered('a'), prepared('/', failure), prepared('/', failure));
  send(click('/b', 'b'), { type: 'answered', content: pendingNow(), hasPage: true });
  expect(asked()).not.toContain('reload');
  send(prepared('/b'));
  expect(asked()).toEqual(['commit']);
});

test('a page that is only slow is loaded as a document, once, without asking whether there is one', () => {
  showFirst();
  send(click('/b', 'b'), prepared('/b', slow));
  expect(asked()).toEqual(['prepare', 'commit']);
  send(...change('/b', 'b'));
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'reload']);
  expect(state.isLeaving).toBe(true);
  send(moved('/', 'a'));
  expect(state.isLeaving).toBe(false);
  // In its own document it fails as what is served does.
  openDocument('/b', served);
  send(entered('b'), prepared('/b', slow));
  expect([content(), ...asked()]).toEqual(['failed b /b', 'wait', 'prepare', 'report', 'showFailure']);
});

test('a slow page that Back leads to takes nothing from the link that is followed meanwhile', () => {
  showFirst();
  send(...change('/b', 'b'), click('/c', 'c'), prepared('/b', slow));
  expect(asked()).not.toContain('reload');
  send(prepared('/c'));
  expect(asked()).toEqual(['commit']);
});

test('never keeps the text of one page at the address of another', () => {
  send(entered('a'), moved('/a2', 'a'), prepared('/a2', failure));
  expect(asked()).toContain('askServer');
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect(effect('showFailure')?.kept).toBeUndefined();
  openDocument('/', served);
  showFirst();
  send(click('/a2', 'a'), prepared('/a2'), moved('/a2', 'a'), moved('/', 'a'), prepared('/'));
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect(effect('showFailure')?.kept).toBeUndefined();
});

test('a page that breaks while it is shown becomes a failure page, and the server is not asked', () => {
  showFirst();
  send(...change('/b', 'b'), prepared('/b'));
  send({ type: 'broke', root: rootNow(), error: new Error('render') });
  expect(content()).toBe('failed b /b');
  expect(asked()).toEqual(['report', 'unmount', 'showFailure', 'arrive']);
  expect(effect('showFailure')?.restore).toBe(true);
});

test('a page that breaks while it is being left only goes sooner', () => {
  showFirst();
  const root = rootNow();
  send(...change('/b', 'b'));
  send({ type: 'broke', root, error: new Error('render') });
  expect([content(), ...asked()]).toEqual(['pending b /b', 'report', 'unmount']);
  send({ type: 'broke', root, error: new Error('again') });
  expect(asked()).toEqual([]);
  send(prepared('/b'));
  expect(asked()).toEqual(['mount', 'arrive']);
});

test('a release that is gone, or a remote that has moved on, brings today’s document of the address that is asked for', () => {
  const flipped: Prepared = { kind: 'failure', error: new OutdatedPageError('moved on') };
  showFirst();
  send(click('/b', 'b'), prepared('/b', flipped));
  expect(asked()).toEqual(['prepare', 'commit']);
  send(...change('/b', 'b'));
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'reload']);
});

test('a document that is outdated as well once it was loaded again stays as it is: nothing reloads for ever', () => {
  const outdated: Prepared = { kind: 'failure', error: new OutdatedPageError('moved on') };
  openDocument('/b', served);
  send(entered('b'), prepared('/b', outdated));
  expect(asked()).toContain('reload');
  openDocument('/b', served, [], true);
  send(entered('b'), prepared('/b', outdated));
  expect([content(), ...asked()]).toEqual(['failed b /b', 'wait', 'prepare', 'report', 'showFailure']);
  expect(effect('showFailure')?.kept).toBe(served);
  // Another address is another document.
  send(click('/c', 'c'), prepared('/c', outdated), ...change('/c', 'c'));
  expect(asked()).toContain('reload');
});

test('a failure that nobody came to see is not shown to who comes later', () => {
  showFirst();
  send(click('/b', 'b'), prepared('/b', failure), click('/c', 'c'), prepared('/c'), ...change('/c', 'c'));
  send(...change('/b', 'b'));
  expect(content()).toBe('pending b /b');
  expect(asked()).toContain('prepare');
  send(click('/d', 'd'), prepared('/d', failure), click('/d', 'd'));
  expect(asked()).toEqual(['prepare', 'commit', 'settle', 'prepare']);
});

test('a page of another query is another page: what was prepared for one is not shown for the other', () => {
  send(
    prepared('/', page),
    { type: 'intended', remote: 'mfe-blog', url: at('/blog?page=2') },
    prepared('/blog?page=2'),
  );
  send(click('/blog?page=3', 'mfe-blog'));
  expect(effect('prepare')?.url.search).toBe('?page=3');
  expect(asked()).not.toContain('commit');
  send(click('/blog?page=2#fin', 'mfe-blog'));
  expect(asked()).toContain('commit');
});

test('performs all effects of an event before it turns to what they bring about', () => {
  const performed: string[] = [];
  const outlet = runOutlet(newOutlet({ address: at('/'), servedAt: at('/'), served }), ({ type }) => {
    performed.push(type);
    if (type === 'settle') outlet.dispatch({ type: 'intended', remote: 'mfe-tools', url: at('/outils') });
  });
  outlet.dispatch({ type: 'requested', request: request('/blog', 'mfe-blog') });
  performed.length = 0;
  // Gives the first request up, then asks for the second: the page that settling prepares comes last.
  outlet.dispatch({ type: 'requested', request: request('/formations', 'mfe-marketplace') });
  expect(performed).toEqual(['settle', 'prepare', 'prepare']);
  expect(Object.keys(outlet.getState().pages)).toEqual(['/blog', '/formations', '/outils']);
});

test('goes on after an effect that threw', () => {
  let throws = true;
  const outlet = runOutlet(newOutlet({ address: at('/'), servedAt: at('/'), served }), () => {
    if (throws) throw new Error('effect');
  });
  const intend = (path: string) => outlet.dispatch({ type: 'intended', remote: 'mfe-blog', url: at(path) });
  expect(() => intend('/a')).toThrow('effect');
  throws = false;
  intend('/b');
  expect(Object.keys(outlet.getState().pages)).toEqual(['/a', '/b']);
});

const arriving = (changes: object = {}): Extract<Prepared, { kind: 'served' }> => ({
  kind: 'served',
  remote: 'b',
  page: { kind: 'page', status: 200, styles: '', ...changes },
  rest: Promise.resolve({ head: {} as never, styles: '', modules: ['/r/b.js'] }),
  isWhole: () => true,
  draw: () => ({}) as HTMLElement,
});
const loaded = (outcome: Prepared = page) => ({ type: 'loaded' as const, content: pendingNow(), page: outcome });
/** The server's HTML of a page has come into the outlet. */
function placeAt(path: string, remote: string, html = arriving()) {
  send(click(path, remote), prepared(path, html), ...change(path, remote));
  return html;
}

test('a page that comes as HTML is shown at once, and hydrated when its code has come', () => {
  showFirst();
  const html = arriving();
  send(click('/b?page=2#fin', 'b'), prepared('/b?page=2', html));
  expect(asked()).toEqual(['prepare', 'commit']);
  expect(effect('prepare')?.isHere).toBe(false);
  send(...change('/b?page=2#fin', 'b'));
  expect(asked()).toEqual(['settle', 'notify', 'wait', 'unmount', 'place', 'age', 'arrive', 'load']);
  expect(effect('load')).toEqual({ type: 'load', content: pendingNow() });
  // As after the load of a document: it is what the page is hydrated with, and can be read.
  expect([state.served, state.servedAt.href, content()]).toEqual([html.draw, `${SITE}/b?page=2`, 'pending b /b']);
  send({ type: 'waited', content: pendingNow() });
  expect(asked()).toEqual([]);
  send(loaded());
  // Whoever reads on already is not taken back to the beginning.
  expect(asked()).toEqual(['mount']);
  send({ type: 'hydrated', root: rootNow() });
  expect(asked()).toEqual(['ready']);
});

test('the root of the same remote goes too: it would draw its own page over the HTML of the next', () => {
  showFirst();
  placeAt('/a2', 'a');
  expect(asked().indexOf('unmount')).toBeLessThan(asked().indexOf('place'));
  send(loaded());
  expect(content()).toBe('showing a /a2');
});

test('HTML that was prepared on intent is shown by the click', () => {
  showFirst();
  // The line is free for its modules now; by a click alone they would come after the paint.
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b', arriving()));
  expect(asked()).toEqual(['prepare', 'preload', 'age']);
  send(click('/b', 'b'));
  expect(asked()).toEqual(['commit']);
});

test('HTML that rests on a failure is not kept for a click', () => {
  showFirst();
  const half = arriving({ degraded: true });
  send({ type: 'intended', remote: 'b', url: at('/b') }, prepared('/b', half), click('/b', 'b'));
  expect(asked()).toEqual(['prepare', 'prepare']);
});

test('who goes on before the code has come sees the next page, and never the one between', () => {
  showFirst();
  placeAt('/b', 'b');
  const between = loaded();
  placeAt('/c', 'c');
  expect(asked()).not.toContain('unmount');
  send(between);
  expect(asked()).toEqual([]);
  send(loaded());
  expect([content(), rootNow().remote]).toEqual(['showing c /c', 'c']);
});

test('Back and forth before the code has come hydrates the HTML that stands there', () => {
  showFirst();
  placeAt('/b', 'b');
  const early = loaded();
  send(...change('/', 'a'), ...change('/b', 'b'));
  expect(effects.filter(({ type }) => type === 'prepare')).toMatchObject([
    { url: at('/'), isHere: false },
    { url: at('/b'), isHere: true },
  ]);
  send(early);
  expect(content()).toBe('pending b /b');
  send(prepared('/b'));
  expect(content()).toBe('showing b /b');
});

test('a filter that is chosen before the code has come leaves the HTML as it is', () => {
  showFirst();
  placeAt('/b', 'b');
  send(click('/b?filtre=1', 'b'), moved('/b?filtre=1', 'b'), loaded());
  expect(asked()).toEqual(['commit', 'settle', 'notify', 'mount']);
});

test('a page of which the code is broken is loaded as a document, and can be read where there is none', () => {
  showFirst();
  const { draw } = placeAt('/b', 'b');
  send(loaded(failure));
  expect(asked()).toEqual(['report', 'askServer']);
  send({ type: 'answered', content: pendingNow(), hasPage: false });
  expect(effect('showFailure')).toEqual({ type: 'showFailure', kept: draw, restore: false });
  send({ type: 'retried' });
  expect(effect('prepare')?.isHere).toBe(true);
});

test('a page of which the code is slow can be read meanwhile: its document would come no sooner', () => {
  showFirst();
  placeAt('/b', 'b');
  send(loaded(slow));
  expect(asked()).toEqual(['report', 'showFailure']);
});

test('a page whose release has gone is loaded as a document, however this one has come', () => {
  openDocument('/', served, [], true);
  showFirst();
  placeAt('/b', 'b');
  send(loaded({ kind: 'failure', error: new OutdatedPageError('gone') }));
  expect(asked()).toEqual(['reload']);
});

test('a page that browsers render takes the place of HTML that nobody has hydrated, and arrives', () => {
  showFirst();
  placeAt('/b', 'b');
  send(click('/compte', 'd'), prepared('/compte'), ...change('/compte', 'd'));
  expect(asked()).toEqual(['prepare', 'commit', 'settle', 'notify', 'wait', 'mount', 'arrive']);
  expect(state.served).toBeUndefined();
});

test('Back to a page of this visit shows it without asking, and a link to it asks', () => {
  showFirst();
  const { draw } = placeAt('/b', 'b');
  send(loaded());
  placeAt('/c', 'c');
  send(loaded());
  send(...change('/b', 'b'));
  expect(asked()).toEqual(['notify', 'wait', 'unmount', 'place', 'arrive', 'load']);
  expect([effect('place')?.page.isKept, state.served]).toEqual([true, draw]);
  send(loaded());
  expect(content()).toBe('showing b /b');
  send(click('/c', 'c'));
  expect(asked()).toEqual(['prepare']);
});

test('Back in time before the answer that was asked for last', () => {
  showFirst();
  placeAt('/b', 'b');
  send(loaded());
  placeAt('/c', 'c');
  send(loaded(), click('/d', 'd'), ...change('/b', 'b'), prepared('/d', arriving()));
  expect(content()).toBe('pending b /b');
  expect(asked().filter((type) => type === 'place')).toHaveLength(1);
});

test('five pages come back, for as long as their text is told to others too', () => {
  showFirst();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) {
    placeAt(path, 'b');
    send(loaded());
  }
  expect(Object.keys(state.kept)).toEqual(['/2', '/3', '/4', '/5', '/6']);
  const [oldest] = Object.values(state.kept);
  if (!oldest) throw new Error('Nothing is kept.');
  expect(KEPT_MS).toBeLessThan(60_000);
  send({ type: 'aged', url: at('/2'), page: oldest }, { type: 'aged', url: at('/3'), page: oldest });
  expect(Object.keys(state.kept)).toEqual(['/3', '/4', '/5', '/6']);
  send(moved('/2', 'b'));
  expect(asked()).toContain('prepare');
});

test('a page that rests on a failure is asked for again', () => {
  showFirst();
  placeAt('/b', 'b', arriving({ degraded: true }));
  expect(state.kept).toEqual({});
});
