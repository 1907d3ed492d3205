import { OutdatedPageError, TimeoutError } from '@agence/shared-contracts/platform';
import type { PreparedPage, PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { RemoteLifecycles } from '@agence/shared-contracts/remote/shell';
import type { ArrivingPage } from '../arriving/fetchServedPage.ts';

/** How long the page that was left stays on screen for the next one, in milliseconds. */
export const KEEP_OLD_PAGE_MS = 1500;
/** After how long an empty outlet says that it is loading, in milliseconds. */
export const PENDING_AFTER_MS = 300;

/** How long a page that was prepared before anybody asked for it is as good as a new one, in milliseconds. */
export const PREPARED_MS = 10_000;

/** How long a page that was seen comes back as it was, in milliseconds: as long as a composer repeats what the backend said. */
export const KEPT_MS = 50_000;
/** How many of them, those seen last. */
const MAX_KEPT = 5;

/** Where the visitor asked to go; the page on screen stays until the new one is prepared. */
export interface Request {
  readonly url: URL;
  readonly replace: boolean;
  /** The remote that shows the address; none where a guard stands before it. */
  readonly remote: string | undefined;
  /** Called when the address has changed, or when the visitor wants something else by now. */
  readonly settle: () => void;
}

/** What came of preparing a page. */
export type Prepared =
  | (PreparedPage & { readonly lifecycles: RemoteLifecycles })
  /** The server's HTML of it, without its code. */
  | ArrivingPage
  | PreparedRedirect
  | { readonly kind: 'failure'; readonly error: unknown };

/** Where a page that comes on screen is scrolled to; an anchor comes before the place. */
export interface Arrival {
  /** Pixels from the top. */
  readonly top: number;
  /** As in `location.hash`. */
  readonly hash: string;
}

/** Makes an element anew, each time another. */
export type Copy = () => Element;

/** A remote's React root in the outlet. Events name it, so that what an earlier root says is ignored. */
export interface Root {
  readonly remote: string;
  readonly lifecycles: RemoteLifecycles;
}

/** A page of a remote; as an object it is one visit: what comes of an earlier visit of the same address is ignored. */
interface Visit<Name> {
  readonly name: Name;
  readonly remote: string;
  readonly url: URL;
}

/** Waits for the page, or, once that has failed, for the server to say whether it has it. */
export type Pending = Visit<'pending'>;

/** `again`: its modules once more, for a connection may have dropped; `earlier`: the version before it, from the server. */
export type Remedy = 'again' | 'earlier';

export type OutletContent =
  /** No remote's address: a guard, an unknown path, or nothing yet. */
  { readonly name: 'empty' } | Pending | Visit<'showing'> | Visit<'failed'>;

export interface OutletState {
  readonly content: OutletContent;
  /** The root that stands in the outlet: of the page that is shown, or of the one before while the next is pending. */
  readonly root?: Root | undefined;
  /** Copies the server's HTML of the page, until another is shown: what is read when its code fails. */
  readonly served?: Copy | undefined;
  /** Address that this HTML is of, without its hash: of the document at first, then of what was placed in it. */
  readonly servedAt: URL;
  /** The HTML has not come with the document. */
  readonly isPlaced?: boolean;
  /** The document has come by loading its address again. */
  readonly isReloaded: boolean;
  /** The address of the page that is shown or pending. */
  readonly address: URL;
  readonly request?: Request | undefined;
  /** Set by a change of page until the new one is on screen; the first page of a document has none. */
  readonly arrival?: Arrival | undefined;
  /** Pages on their way or prepared, by path and query. Each is shown once: its next visit has fresh data. */
  readonly pages: Readonly<Record<string, Prepared | { readonly kind: 'asked' }>>;
  /** Pages that were shown, by path and query, the last at the end: for Back, which asks for none of them again. */
  readonly kept: Readonly<Record<string, ArrivingPage>>;
  /** The document of the address is on its way: what is asked for now is loaded as a document too, and overtakes it. */
  readonly isLeaving?: boolean;
  /** What is left to try for a remote that fails in its own document, by name. */
  readonly remedies: Readonly<Record<string, readonly Remedy[]>>;
  /** What is to be done, in this order, for the state to be true. */
  readonly effects: readonly OutletEffect[];
}

export type OutletEvent =
  /** The visitor is about to follow a link. */
  | { readonly type: 'intended'; readonly remote: string; readonly url: URL }
  /** The visitor follows a link, or a page navigates. */
  | { readonly type: 'requested'; readonly request: Request }
  | { readonly type: 'prepared'; readonly url: URL; readonly page: Prepared }
  /** The address has changed: by a request, or by Back. `remote` shows it. */
  | { readonly type: 'moved'; readonly url: URL; readonly remote: string | undefined; readonly top: number }
  /** single-spa mounts a remote. */
  | { readonly type: 'entered'; readonly remote: string }
  /** single-spa unmounts a remote; `remote` is the one that it mounts after it. */
  | { readonly type: 'left'; readonly remote: string | undefined }
  /** The code of a page has come, or has not, whose HTML was placed. */
  | { readonly type: 'loaded'; readonly content: Pending; readonly page: Prepared }
  /** A page that was prepared has been there for a while. */
  | { readonly type: 'aged'; readonly url: URL; readonly page: Prepared }
  /** The visitor has waited for a page. */
  | { readonly type: 'waited'; readonly content: Pending }
  /** The page of a root answers to the visitor. */
  | { readonly type: 'hydrated'; readonly root: Root }
  /** A root could not be mounted, or failed later. */
  | { readonly type: 'broke'; readonly root: Root; readonly error: unknown }
  /** The server has been asked for a page that the browser could not prepare. */
  | { readonly type: 'answered'; readonly content: Pending; readonly hasPage: boolean }
  | { readonly type: 'retried' };

export type OutletEffect =
  /** `isHere`: its HTML stands in the outlet, and its code is all that it lacks. */
  | { readonly type: 'prepare'; readonly remote: string; readonly url: URL; readonly isHere: boolean }
  /** Put the HTML of a page into the outlet; like a document's it does not answer yet. */
  | { readonly type: 'place'; readonly content: Pending; readonly page: ArrivingPage }
  /** Fetch the modules of a page whose HTML is there, and that nobody waits for yet. */
  | { readonly type: 'preload'; readonly page: ArrivingPage }
  /** Load the code of the page that was placed, once it is on screen. */
  | { readonly type: 'load'; readonly content: Pending }
  /** Fetch the modules of a remote afresh next time. */
  | { readonly type: 'reset'; readonly remote: string }
  /** Change the address to that of the request. */
  | { readonly type: 'commit'; readonly request: Request }
  | { readonly type: 'settle'; readonly request: Request }
  /** Tell everybody that the address has changed. */
  | { readonly type: 'notify' }
  /** Hydrate the page where the outlet holds its HTML, render it otherwise: in a new root, or in its remote's own. */
  | { readonly type: 'mount'; readonly root: Root; readonly page: PreparedPage; readonly url: URL }
  /** `isReplaced`: the HTML of another page comes in its place. */
  | { readonly type: 'unmount'; readonly root: Root; readonly isReplaced: boolean }
  /** Scroll and focus as for a page that has just been loaded. */
  | { readonly type: 'arrive'; readonly arrival: Arrival }
  /** Replay what the visitor did before the page answered. */
  | { readonly type: 'ready' }
  | { readonly type: 'redirect'; readonly redirect: PreparedRedirect }
  | { readonly type: 'age'; readonly url: URL; readonly page: Prepared; readonly ms: number }
  | { readonly type: 'wait'; readonly content: Pending; readonly ms: number }
  /** Say that the page is loading. */
  | { readonly type: 'showPending' }
  | { readonly type: 'report'; readonly remote: string; readonly error: unknown }
  | { readonly type: 'askServer'; readonly content: Pending }
  /** Ask it for the version before, and show the page as it was served meanwhile. */
  | { readonly type: 'fallBack'; readonly content: Pending; readonly kept: Copy | undefined }
  | { readonly type: 'reload' }
  /** Show the failure page; `kept` is the page's text, which stays readable, and `restore` says that it was taken away. */
  | { readonly type: 'showFailure'; readonly kept: Copy | undefined; readonly restore: boolean }
  | { readonly type: 'hideFailure' }
  | { readonly type: 'clear' };

/** A state in the making. */
interface Draft extends Mutable<Omit<OutletState, 'effects'>> {
  effects: OutletEffect[];
}
type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** What the outlet knows of its document, besides what the state says of it. */
interface Opened
  extends Pick<OutletState, 'address' | 'servedAt' | 'served'>,
    Partial<Pick<OutletState, 'isReloaded' | 'kept'>> {
  /** Names of the remotes of which the server has the version before. */
  readonly haveEarlier?: readonly string[] | undefined;
}

/** The outlet of a document before single-spa has mounted anything. */
export function newOutlet({ haveEarlier = [], isReloaded = false, kept = {}, ...opened }: Opened): OutletState {
  const remedies = Object.fromEntries(haveEarlier.map((name) => [name, ['again', 'earlier'] as const]));
  return { content: { name: 'empty' }, ...opened, isReloaded, pages: {}, kept, remedies, effects: [] };
}

export interface Outlet {
  getState(): OutletState;
  /** An event that an effect brings about waits until all effects of the one before are performed. */
  dispatch(event: OutletEvent): void;
}

/** Keeps the state of the outlet, and performs what each of its transitions asks for. */
export function runOutlet(initial: OutletState, perform: (effect: OutletEffect) => void): Outlet {
  let state = initial;
  let isRunning = false;
  const queue: OutletEvent[] = [];
  return {
    getState: () => state,
    dispatch(event) {
      queue.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let current = queue.shift(); current; current = queue.shift()) {
          state = transition(state, current);
          for (const effect of state.effects) perform(effect);
        }
      } finally {
        isRunning = false;
      }
    },
  };
}

/** The next state of the outlet, with what is to be done about it: the one place that decides. */
export function transition(before: OutletState, event: OutletEvent): OutletState {
  const next: Draft = { ...before, effects: [] };
  const { content, root } = before;
  switch (event.type) {
    case 'intended':
      prepare(next, event.remote, event.url);
      break;
    case 'requested':
      request(next, event.request);
      break;
    case 'prepared':
      receive(next, event.url, event.page);
      break;
    case 'loaded':
      if (content === event.content) settle(next, event.content, event.page);
      break;
    case 'aged':
      // What it was made of may have changed since: a link that stays under the pointer is followed much later.
      if (before.pages[keyOf(event.url)] === event.page && before.request?.url.href !== event.url.href)
        forget(next, event.url);
      if (before.kept[keyOf(event.url)] === event.page) next.kept = without(before.kept, event.url);
      break;
    case 'moved':
      move(next, event);
      break;
    case 'entered':
      visit(next, event.remote, next.address);
      break;
    case 'left':
      leave(next, event.remote);
      break;
    case 'waited':
      if (content !== event.content || keptText(next)) break;
      unmount(next);
      next.served = undefined;
      next.effects.push({ type: 'showPending' });
      break;
    case 'hydrated':
      if (root === event.root) next.effects.push({ type: 'ready' });
      break;
    case 'broke':
      if (root !== event.root) break;
      next.effects.push({ type: 'report', remote: root.remote, error: event.error });
      // What is about to be replaced needs no explanation.
      if (content.name === 'showing') {
        // What breaks on screen was loaded: loading it again changes nothing.
        if (next.remedies[content.remote]?.includes('earlier') && !(event.error instanceof TimeoutError))
          fallBack(next, { ...content, name: 'pending' });
        else explain(next, content);
      } else unmount(next);
      break;
    case 'answered':
      if (content !== event.content || isOvertaken(next, event.content)) break;
      if (event.hasPage) reload(next);
      else explain(next, event.content);
      break;
    case 'retried':
      if (content.name === 'failed') retry(next, content.remote, next.address);
  }
  return next;
}

/** Starts to load the code and the data of a page, unless that is done or under way. */
function prepare(next: Draft, remote: string, url: URL) {
  const key = keyOf(url);
  if ((next.pages[key]?.kind ?? 'failure') !== 'failure') return;
  next.pages = { ...next.pages, [key]: { kind: 'asked' } };
  next.effects.push({ type: 'prepare', remote, url, isHere: next.served !== undefined && isServed(next, url) });
}

function request(next: Draft, asked: Request) {
  const { content, pages } = next;
  const { remote, url } = asked;
  giveUpRequest(next);
  next.request = asked;
  const isSamePage = url.pathname === next.address.pathname;
  if (isSamePage || !remote || ['page', 'served', 'redirect'].includes(pages[keyOf(url)]?.kind ?? ''))
    next.effects.push({ type: 'commit', request: asked });
  else prepare(next, remote, url);
  if (isSamePage && content.name === 'failed') retry(next, content.remote, url);
}

function receive(next: Draft, url: URL, page: Prepared) {
  const key = keyOf(url);
  const { content } = next;
  if (content.name === 'pending' && keyOf(content.url) === key) return settle(next, content, page);
  next.pages = { ...next.pages, [key]: page };
  // A page that cannot be prepared is navigated to as well: its own address is where that is explained.
  if (next.request && keyOf(next.request.url) === key) next.effects.push({ type: 'commit', request: next.request });
  // Nobody waits for it: what failed, or is not whole, is asked for again when somebody does.
  else if (page.kind === 'failure' || isDegraded(page)) forget(next, url);
  else {
    if (page.kind === 'served') next.effects.push({ type: 'preload', page });
    next.effects.push({ type: 'age', url, page, ms: PREPARED_MS });
  }
}

function isDegraded(page: Prepared): boolean | undefined {
  return page.kind === 'page' ? page.degraded : page.kind === 'served' && page.page.degraded;
}

function move(next: Draft, { url, remote, top }: Extract<OutletEvent, { type: 'moved' }>) {
  const { content, address, kept, request: asked } = next;
  giveUpRequest(next);
  next.address = url;
  next.effects.push({ type: 'notify' });
  // The query belongs to the page: it reads it through the router and decides what to load.
  if (url.pathname === address.pathname) return;
  next.arrival = { top, hash: url.hash };
  // Who follows a link wants the page as it is now; who goes back, the one that was there.
  const isAsked = asked?.url.href === url.href;
  const stands = next.served !== undefined && isServed(next, url);
  const known = isAsked || stands ? undefined : kept[keyOf(url)];
  if (known) next.pages = { [keyOf(url)]: known, ...next.pages };
  // Back ends the load of a document.
  next.isLeaving = false;
  // Between pages of one remote single-spa mounts nothing; every other change of page comes as `left` and `entered`.
  if (content.name !== 'empty' && content.remote === remote) visit(next, remote, url);
}

/** Makes an address the outlet's: its page is shown when it is prepared. */
function visit(next: Draft, remote: string, url: URL) {
  const content: Pending = { name: 'pending', remote, url };
  const page = next.pages[keyOf(url)];
  hideFailure(next);
  next.content = content;
  const ms = next.root || next.served ? KEEP_OLD_PAGE_MS : PENDING_AFTER_MS;
  next.effects.push({ type: 'wait', content, ms });
  if (page && page.kind !== 'asked') settle(next, content, page);
  else prepare(next, remote, url);
}

/** What a pending page turned out to be takes its place. */
function settle(next: Draft, content: Pending, page: Prepared) {
  const { remote, url } = content;
  forget(next, url);
  if (page.kind === 'page') return show(next, content, page);
  if (page.kind === 'served') return place(next, content, page);
  if (page.kind === 'redirect') return next.effects.push({ type: 'redirect', redirect: page });
  const isHere = isServed(next, url);
  // A tab that stayed open over releases: the same address with today's releases is what the visitor asked for. Where that has
  // come already and is outdated again, as between servers that do not agree, a third load would be the same.
  if (page.error instanceof OutdatedPageError && !(isHere && next.isReloaded)) return reload(next);
  // On a slow line a document comes sooner, even than the server's word that there is one. It fails by itself, so this happens once.
  if (!isHere && page.error instanceof TimeoutError) return isOvertaken(next, content) || reload(next);
  next.effects.push({ type: 'report', remote, error: page.error });
  // An engine that refuses a module still shows the server's page; what fails in the page's own document fails once.
  if (isHere && !next.isPlaced) remedy(next, content, page.error);
  // What is on screen already would come no sooner.
  else if (isHere && page.error instanceof TimeoutError) explain(next, content);
  else next.effects.push({ type: 'askServer', content });
}

function reload(next: Draft) {
  next.isLeaving = true;
  next.effects.push({ type: 'reload' });
}

/** Whether loading a page would take away the one that the visitor has asked for meanwhile, which is about to come. */
function isOvertaken({ request }: OutletState, { url }: Pending): boolean {
  return request !== undefined && request.url.pathname !== url.pathname;
}

/** Tries what has not been tried for a page that failed in its own document. */
function remedy(next: Draft, content: Pending, error: unknown) {
  const [first, ...others] = next.remedies[content.remote] ?? [];
  // A slow network or device would be as slow with another version, and is not the release's fault.
  if (!first || (first === 'earlier' && error instanceof TimeoutError)) return explain(next, content);
  if (first === 'earlier') return fallBack(next, content);
  next.remedies = { ...next.remedies, [content.remote]: others };
  next.effects.push({ type: 'reset', remote: content.remote });
  prepare(next, content.remote, content.url);
}

/** Once in a document: the page that comes has no earlier version to ask for. */
function fallBack(next: Draft, content: Pending) {
  const kept = keptText({ ...next, content });
  next.remedies = { ...next.remedies, [content.remote]: [] };
  unmount(next);
  next.content = content;
  next.effects.push({ type: 'fallBack', content, kept });
}

/** As if a document had come with it: shown at once, and hydrated when its code is there. */
function place(next: Draft, content: Pending, page: ArrivingPage) {
  // Also a root of the same remote: it would draw its own page over this one.
  unmount(next, true);
  next.served = page.draw;
  next.servedAt = new URL(content.url.pathname + content.url.search, content.url);
  next.isPlaced = true;
  next.isReloaded = false;
  next.effects.push({ type: 'place', content, page });
  if (!isDegraded(page)) keep(next, content.url, page);
  arrive(next, next.arrival);
  next.effects.push({ type: 'load', content });
}

/** For as long as what it says is told to others too; coming back to it makes it no younger. */
function keep(next: Draft, url: URL, page: ArrivingPage) {
  const isNew = !page.isKept;
  // What was fetched ahead has its own, shorter time.
  const kept: ArrivingPage = isNew ? { ...page, isKept: true } : page;
  next.kept = Object.fromEntries([...Object.entries(without(next.kept, url)), [keyOf(url), kept]].slice(-MAX_KEPT));
  if (isNew) next.effects.push({ type: 'age', url, page: kept, ms: KEPT_MS });
}

function show(next: Draft, content: Pending, page: Extract<Prepared, { kind: 'page' }>) {
  const { remote, url } = content;
  if (next.root?.remote !== remote) unmount(next);
  next.content = { ...content, name: 'showing' };
  next.root ??= { remote, lifecycles: page.lifecycles };
  if (!isServed(next, url)) next.served = undefined;
  next.effects.push({ type: 'mount', root: next.root, page, url });
  // One that was placed has arrived.
  if (next.arrival || !next.isPlaced) arrive(next, next.arrival);
}

/** Shows the failure page in place of a page, or beside what the server sent of it. */
function explain(next: Draft, content: Exclude<OutletContent, { name: 'empty' }>) {
  const kept = keptText(next);
  const restore = next.root !== undefined;
  unmount(next);
  next.content = { ...content, name: 'failed' };
  next.served = kept;
  next.effects.push({ type: 'showFailure', kept, restore });
  arrive(next, kept ? undefined : (next.arrival ?? { top: 0, hash: '' }));
}

/** Something else is on screen. @param arrival where; undefined leaves the visitor where they are */
function arrive(next: Draft, arrival: Arrival | undefined) {
  // What was prepared for the neighbours of the last page would be old when it is wanted.
  next.pages = Object.fromEntries(Object.entries(next.pages).filter(([, { kind }]) => kind === 'asked'));
  next.arrival = undefined;
  if (arrival) next.effects.push({ type: 'arrive', arrival });
}

function retry(next: Draft, remote: string, url: URL) {
  if (!keptText(next)) next.arrival = { top: 0, hash: url.hash };
  next.effects.push({ type: 'reset', remote });
  visit(next, remote, url);
}

/** Takes a remote away, or leaves it on screen until the one that follows has its page. */
function leave(next: Draft, follower: string | undefined) {
  hideFailure(next);
  next.content = { name: 'empty' };
  if (follower) return;
  unmount(next);
  next.served = undefined;
  next.effects.push({ type: 'clear' });
}

/** The text of the pending or failing page, where it is on screen as the server made it. */
function keptText(state: OutletState): Copy | undefined {
  const { content, served } = state;
  return content.name !== 'empty' && isServed(state, content.url) ? served : undefined;
}

/** Whether what the server has sent last is of this address. */
function isServed({ servedAt }: OutletState, { pathname }: URL): boolean {
  return pathname === servedAt.pathname;
}

function unmount(next: Draft, isReplaced = false) {
  if (next.root) next.effects.push({ type: 'unmount', root: next.root, isReplaced });
  next.root = undefined;
}

function hideFailure(next: Draft) {
  if (next.content.name === 'failed') next.effects.push({ type: 'hideFailure' });
}

function giveUpRequest(next: Draft) {
  if (next.request) next.effects.push({ type: 'settle', request: next.request });
  next.request = undefined;
}

function forget(next: Draft, url: URL) {
  next.pages = without(next.pages, url);
}

function without<Page>(pages: Readonly<Record<string, Page>>, url: URL): Readonly<Record<string, Page>> {
  const { [keyOf(url)]: _, ...others } = pages;
  return others;
}

/** By what a page is known: data may depend on the query, never on the hash. */
export function keyOf(url: URL): string {
  return url.pathname + url.search;
}
