import type { PageHead } from '@agence/shared-contracts/remote/head';
import { headTags } from '@agence/shared-contracts/remote/headTags';
import type { SiteConfig } from '@agence/shared-contracts/remote/siteConfig';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { baseOf } from './baseOf.ts';
import { pagePolicy } from './headers.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';

/** What stands between header and footer. */
export interface PageContent {
  readonly html: string;
  /** `<style>` elements of styled-components. */
  readonly styles: string;
  readonly head: PageHead;
  /** Name of the remote that rendered the content; absent for the shell's own pages. */
  readonly remote?: string;
  readonly data?: unknown;
  readonly status?: 200 | 404;
}

export interface Site {
  /** Public address without a trailing slash; never taken from a request. */
  readonly siteUrl: string;
  readonly anonKey: string;
  readonly config: SiteConfig;
  /** Development: open pages reload when another revision of the registry becomes active. */
  readonly reload?: boolean;
}

const RELOAD_SCRIPT = `let seen;setInterval(async()=>{const{revision}=await(await fetch('/healthz')).json();if(seen!==undefined&&seen!==revision)location.reload();seen=revision},400)`;

export interface ComposedDocument {
  readonly html: string;
  readonly policy: string;
}

/** Composes one page from the shell's frame and a remote's content. */
export function composeDocument(
  snapshot: CompositionSnapshot,
  route: SiteRoute | undefined,
  path: string,
  content: PageContent,
  site: Site,
): ComposedDocument {
  const { shellServer, shell, navigation } = snapshot;
  const base = baseOf(shell);
  const frame = shellServer.renderFrame({ path, navigation, config: site.config });
  const css = shellServer.documentCss(base);
  const fonts = shellServer.preloadFonts.map(
    (file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const importMaps = snapshot.importMapsFor(route?.release);
  const registry = toInlineJson(snapshot.registryFor(route, site));
  const pageData =
    content.remote && content.data !== undefined
      ? `<script type="application/json" data-page="${content.remote}" data-path="${escapeAttribute(path)}">${toInlineJson({ data: content.data, status: content.status ?? 200 })}</script>`
      : '';
  const outlet = content.remote ? `<div data-remote="${content.remote}">${content.html}</div>` : content.html;

  const reload = site.reload ? `<script>${RELOAD_SCRIPT}</script>` : '';

  const html = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="preconnect" href="${site.siteUrl}">${[
    ...headTags(content.head, path, site.siteUrl).map(renderTag),
    ...fonts,
  ].join(
    '',
  )}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${css}</style>${frame.styles}${content.styles}<script type="importmap">${importMaps.own}</script><script type="application/json" id="registry">${registry}</script></head><body><a class="skip-link" href="#contenu">Aller au contenu</a><div id="shell-header">${frame.header}</div><main id="contenu" tabindex="-1"><div id="outlet">${outlet}</div></main><div id="shell-footer">${frame.footer}</div><div id="shell-dialogs">${frame.dialogs}</div>${pageData}<script>${shellServer.bootstrapScript}</script>${reload}</body></html>`;
  return {
    html: html.replaceAll(SITE_URL_TOKEN, site.siteUrl),
    policy: pagePolicy({
      config: site.config,
      scripts: [
        importMaps.own,
        importMaps.others.text,
        shellServer.bootstrapScript,
        ...(site.reload ? [RELOAD_SCRIPT] : []),
      ],
      styles: [css, ...styleTexts(frame.styles), ...styleTexts(content.styles)],
    }),
  };
}

function renderTag({ key, tag, attributes, text }: ReturnType<typeof headTags>[number]): string {
  const written = Object.entries({ ...attributes, 'data-head': key })
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  if (tag === 'title') return `<title${written}>${escapeText(text ?? '')}</title>`;
  return text === undefined ? `<${tag}${written}>` : `<${tag}${written}>${text}</${tag}>`;
}

function styleTexts(styles: string): string[] {
  return [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
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
