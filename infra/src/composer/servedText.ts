import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { ServedPage } from '@agence/shared-contracts/remote/servedPage';
import type { LoadedPage } from '@agence/shared-contracts/server';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { orderStyles } from './styleOrder.ts';

/** Documents that are open have the styles of the frame. */
const NO_FRAME = { before: '', after: '' };

/**
 * A page for a document that is open already, as two lines of JSON: what its first screen shows, as a document has it first, then the
 * rest. Who goes there sees it before the rest has come.
 *
 * @param modules as site paths
 */
export function servedText(
  { status, degraded, head, data }: LoadedPage,
  { html, styles }: RenderedMarkup,
  modules: readonly string[],
  siteUrl: string,
): string {
  const { first, later, at } = orderStyles(styles, html, NO_FRAME);
  const page: Pick<ServedPage, 'kind' | 'status' | 'degraded' | 'styles' | 'html'> = {
    ...{ kind: 'page', status, styles: first, html: html.slice(0, at) },
    ...(degraded ? { degraded } : {}),
  };
  const rest: Pick<ServedPage, 'styles' | 'html' | 'head' | 'data' | 'modules'> = {
    ...{ styles: later, html: html.slice(at), head, data, modules },
  };
  return [page, rest]
    .map((part) => JSON.stringify(part))
    .join('\n')
    .replaceAll(SITE_URL_TOKEN, siteUrl);
}
