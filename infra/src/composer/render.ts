import type { FrameRequest, RenderedFrame, RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { type HeadTag, headTags } from '@agence/shared-contracts/remote/headTags';
import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import type { SiteConfig } from '@agence/shared-contracts/remote/siteConfig';
import type { LoadedPage } from '@agence/shared-contracts/server';
import { LRUCache } from 'lru-cache';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { baseOf } from './baseOf.ts';
import { hashOfLaterData } from './dataText.ts';
import { pagePolicy } from './headers.ts';
import { stylesPath } from './laterStyles.ts';
import type { ResolvedPage } from './resolve.ts';
import { OF_BACKEND, OF_RELEASE, type SharedLife } from './sharedLife.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';
import { orderStyles } from './styleOrder.ts';

export interface Site {
  /** Public address without a trailing slash; never taken from a request. */
  readonly siteUrl: string;
  readonly anonKey: string;
  readonly config: SiteConfig;
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo | undefined;
  /** Development: module that pages run before the shell. They keep the policy but for what hot replacement needs. */
  readonly devStart?: string;
}

/** A document and what its answer says of it. */
export interface ComposedPage {
  readonly status: 200 | 404 | 500 | 503;
  readonly html: string;
  readonly policy: string;
  /** Who may keep it; what stands in for a page, or is a member's, nobody. */
  readonly cacheControl: 'no-cache' | 'no-store' | 'private, no-store';
  /** Of a page that depends on nobody who asks. */
  readonly shared?: SharedLife;
  /** Styles that have an address of their own. */
  readonly laterStyles?: string;
}

/** What stands between header and footer. */
interface Content extends RenderedMarkup {
  readonly head: PageHead;
  /** Name of the remote that rendered the content; absent for the shell's own pages. */
  readonly remote?: string;
  /** What the remote needs to hydrate. */
  readonly page?: Pick<LoadedPage, 'data' | 'degraded'> & Pick<ComposedPage, 'status'>;
  /** Hash of those data where the browser fetches them when it wakes. */
  readonly dataHash?: string | undefined;
  /** Its styles of what lies below the first screen may have an address. */
  readonly hasAddress?: boolean;
  /** Development: why the remote could not render, shown over the page. */
  readonly failure?: unknown;
}

/** The document of a page. */
export function renderPage(
  snapshot: CompositionSnapshot,
  resolved: ResolvedPage,
  loaded: LoadedPage,
  markup: RenderedMarkup,
  site: Site,
): ComposedPage {
  const { route, path, isListed } = resolved;
  const { head, data, degraded } = loaded;
  const status = isListed ? loaded.status : 404;
  const isMembers = route.render === 'client';
  const life = status === 200 && !degraded ? sharedLifeOf(snapshot, resolved) : {};
  // Whoever asks for it gets the same page; of queries there are any number.
  const hasAddress = life.shared !== undefined && resolved.query === '' && snapshot.shellServer.fetchesStyles === true;
  const content = isMembers
    ? {}
    : {
        remote: route.release.name,
        page: { data, status, ...(degraded ? { degraded } : {}) },
        dataHash: snapshot.shellServer.fetchesLater && hashOfLaterData(resolved, loaded, site.siteUrl),
      };
  return {
    status,
    cacheControl: isMembers || route.isKey ? 'private, no-store' : degraded ? 'no-store' : 'no-cache',
    ...life,
    ...composeDocument(snapshot, route, path, { ...markup, head, ...content, hasAddress }, site),
  };
}

/**
 * Caches share pages that search engines may list, which depend on nobody who asks; not what is found by a key or number alone, nor a
 * draft, nor what one visitor sees of releases, nor sources that change.
 */
function sharedLifeOf({ preview }: CompositionSnapshot, { route, keep, text }: ResolvedPage): { shared?: SharedLife } {
  const isForAll = route.access === 'public' && route.sitemap && route.render !== 'client' && !route.isKey;
  if (!isForAll || preview || text?.isPreview || keep === 'never') return {};
  return { shared: keep === 'always' ? OF_RELEASE : OF_BACKEND };
}

/** The shell's page for an address that nothing is at. */
export function renderMissing(snapshot: CompositionSnapshot, path: string, site: Site): ComposedPage {
  const content = snapshot.shellServer.renderNotFound(path);
  return { status: 404, cacheControl: 'no-cache', ...composeDocument(snapshot, undefined, path, content, site) };
}

/** The shell's page for one that cannot be shown: now, or until somebody mends its code. @param failure in development, why */
export function renderUnavailable(
  snapshot: CompositionSnapshot,
  path: string,
  isFault: boolean,
  failure: unknown,
  site: Site,
): ComposedPage {
  const content = { ...snapshot.shellServer.renderUnavailable(path, isFault ? 'fault' : 'outage'), failure };
  return {
    status: isFault ? 500 : 503,
    cacheControl: 'no-cache',
    ...composeDocument(snapshot, undefined, path, content, site),
  };
}

/** Puts content into the shell's frame. */
function composeDocument(
  snapshot: CompositionSnapshot,
  route: SiteRoute | undefined,
  path: string,
  content: Content,
  site: Site,
): Pick<ComposedPage, 'html' | 'policy' | 'laterStyles'> {
  const { shellServer, shell, navigation, preview } = snapshot;
  const base = baseOf(shell);
  const asked = askedBy(content.html);
  const known = { ...(site.demo ? { demo: site.demo } : {}), ...snapshot.siteWide };
  const forms = { ...(asked ? { asked } : {}) };
  const render = () => shellServer.renderFrame({ path, navigation, config: site.config, ...known, ...forms });
  // Of an address that nothing is at nobody asks twice, and in development the next frame is another.
  const frame = route && !site.devStart ? frameOf(snapshot, `${path} ${asked ?? ''}`, render) : render();
  const css = shellServer.documentCss(base);
  const fonts = shellServer.preloadFonts.map(
    (file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const importMaps = snapshot.importMapsFor(route);
  const registry = registryOf(snapshot, route, site);
  const pageData =
    content.page && content.page.data !== undefined
      ? `<script type="application/json" data-page="${content.remote}" data-path="${escapeAttribute(path)}"${content.dataHash ? ` data-integrity="${content.dataHash}">` : `>${toInlineJson(content.page)}`}</script>`
      : '';
  const { first, texts, html: main, after, linked } = inReadingOrder(frame, content, path);
  const outlet = content.remote ? `<div data-remote="${content.remote}">${main}</div>` : main;

  const failure = content.failure
    ? `<script type="application/json" id="render-failure">${toInlineJson(content.failure)}</script>`
    : '';

  const tags = headTags(content.head, path, site.siteUrl);
  const [structured, inHead] = [tags.filter(isStructured), tags.filter((tag) => !isStructured(tag))];
  const icons =
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">';
  const styles = `<style>${css}</style>${preview ? `<style>${preview.css}</style>` : ''}${first}`;
  // What the first screen does not need comes after all that can be seen: the import map only before the first module, of which
  // none runs before the quiet start asks for it.
  const later = `${structured.map(renderTag).join('')}<script type="importmap">${importMaps.own}</script><script type="application/json" id="registry">${registry}</script>${pageData}<script>${shellServer.bootstrapScript}</script>`;

  const html = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="preconnect" href="${site.siteUrl}">${[...inHead.map(renderTag), ...fonts].join('')}${icons}${styles}<script>${ASKS}</script></head><body${route?.access === 'member' ? ' data-member' : ''}><a class="skip-link" href="#contenu">Aller au contenu</a>${preview?.banner ?? ''}${frame.notice ?? ''}<div id="shell-header">${frame.header}</div><main id="contenu" tabindex="-1"><div id="outlet">${outlet}</div></main>${after}<div id="shell-footer">${frame.footer}</div><div id="shell-dialogs">${frame.dialogs}</div>${later}${failure}</body></html>`;
  return {
    html: html.replaceAll(SITE_URL_TOKEN, site.siteUrl),
    ...(linked === undefined ? {} : { laterStyles: linked }),
    policy: pagePolicy({
      config: site.config,
      scripts: [
        importMaps.own,
        ...(importMaps.rest ? [importMaps.rest] : []),
        importMaps.others.text,
        shellServer.bootstrapScript,
        ASKS,
        ...(linked === undefined ? [] : [WAITS]),
      ],
      styles: [css, ...(preview ? [preview.css] : []), ...texts],
      dev: site.devStart !== undefined,
    }),
  };
}

/**
 * What a page looks like, in the order in which it is seen: styles of the first screen, its markup, then those of what lies below, in
 * the markup or after it. styled-components takes every style element out of the page before React looks at it.
 */
function inReadingOrder(frame: RenderedFrame, { html, styles, hasAddress }: Content, path: string) {
  const around = { before: (frame.notice ?? '') + frame.header, after: frame.footer + frame.dialogs };
  const { first, later, at } = orderStyles(frame.styles + styles, html, around);
  // The policy allows these two alone: what else markup holds, nobody has vouched for.
  const texts = styleTexts(first + later);
  const only = hasAddress ? /^<style([^>]*)>((?:(?!<\/style>)[\s\S])*)<\/style>$/.exec(later) : null;
  const [, attributes = '', linked] = only ?? [];
  const href = linked === undefined ? '' : escapeAttribute(stylesPath(linked, path));
  const placed = only
    ? `<link rel="stylesheet" href="${href}"${attributes}><script data-ends>${WAITS}</script>`
    : later;
  const isInside = at < html.length;
  return {
    first,
    texts,
    linked,
    html: isInside ? html.slice(0, at) + placed + html.slice(at) : html,
    after: isInside ? '' : placed,
  };
}

/**
 * A script runs when the styles before it are there, and in Firefox nothing else keeps what follows from being shown without them. It
 * says that what follows may be left out for now (`shell/src/boot/heldParts.ts`): not where somebody comes to a place in the page.
 */
const WAITS =
  "(n=>n?.type!='navigate'||/#/.test(n.name)||(document.documentElement.dataset.held=''))(performance.getEntriesByType('navigation')[0])";

/**
 * Says before anything is painted that the notice of consent will come (`shell/src/consent/ConsentSlot.tsx`): what stands in its place
 * until then would move the page.
 */
const ASKS =
  "try{/^(accepted|declined)$/.test(localStorage['cookie-consent'])||(document.documentElement.dataset.asking='')}catch{}";

/** What the buttons of a page ask for (`ui/asking.ts`), where all ask for the same. */
function askedBy(html: string): FrameRequest['asked'] {
  const all = new Set([...html.matchAll(/ data-asked="([a-z]+)"/g)].map(([, asked]) => asked));
  return all.size === 1 ? ([...all][0] as FrameRequest['asked']) : undefined;
}

/** Frames of pages that were composed last: a page that is read anew, or searched, stands in the same one. */
const MAX_FRAMES = 50;
const frames = new WeakMap<CompositionSnapshot, LRUCache<string, RenderedFrame>>();

function frameOf(snapshot: CompositionSnapshot, key: string, render: () => RenderedFrame): RenderedFrame {
  const known = frames.get(snapshot) ?? new LRUCache<string, RenderedFrame>({ max: MAX_FRAMES });
  frames.set(snapshot, known);
  const frame = known.get(key) ?? render();
  known.set(key, frame);
  return frame;
}

/** What pages of a route tell the browser, by the site and the snapshot that they are of. */
const registries = new WeakMap<Site, WeakMap<CompositionSnapshot, WeakMap<SiteRoute, string>>>();

function registryOf(snapshot: CompositionSnapshot, route: SiteRoute | undefined, site: Site): string {
  const make = () => toInlineJson(snapshot.registryFor(route, site));
  if (!route) return make();
  const ofSite = registries.get(site) ?? new WeakMap<CompositionSnapshot, WeakMap<SiteRoute, string>>();
  registries.set(site, ofSite);
  const ofSnapshot = ofSite.get(snapshot) ?? new WeakMap<SiteRoute, string>();
  ofSite.set(snapshot, ofSnapshot);
  const registry = ofSnapshot.get(route) ?? make();
  ofSnapshot.set(route, registry);
  return registry;
}

/** Data for search engines, which read them anywhere in a document. */
const isStructured = ({ tag }: HeadTag) => tag === 'script';

function renderTag({ key, tag, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, 'data-head': key })
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  if (tag === 'title') return `<title${written}>${escapeText(text as string)}</title>`;
  return text === undefined ? `<${tag}${written}>` : `<${tag}${written}>${text}</${tag}>`;
}

function styleTexts(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text as string);
}

/** JSON that cannot end the element it stands in (CNT-03). */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
