import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { resolve } from '../composer/resolve.ts';
import type { LocalSite } from './localSite.ts';
import { samplePath } from './server.ts';

/** A page as a visitor without JavaScript gets it. */
export interface ReadPage {
  /** Percent-encoded, as in the address. */
  readonly path: string;
  /** Name of the release that it comes from; undefined for what the shell answers itself. */
  readonly owner: string | undefined;
  readonly isListed: boolean;
  readonly status: number;
  readonly html: string;
}

/** More addresses of one `data` route are the backend's pages, which change without a release. */
const LISTED_PER_DATA_ROUTE = 5;
const AT_ONCE = 4;

/**
 * Reads all pages that the sitemap lists, of all releases, and one of each other route of a release.
 *
 * @param hasBackend without one pages that read it are left out
 */
export async function readPages(release: Release, local: LocalSite, hasBackend: boolean): Promise<ReadPage[]> {
  const sitemap = await (await fetch(`${local.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const counts = new Map<unknown, number>();
  const wanted = listed.filter((path) => {
    const route = routeOf(local, path);
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return route?.render !== 'data' || (hasBackend && count <= LISTED_PER_DATA_ROUTE);
  });
  const samples = release.routes
    .filter(({ render }) => hasBackend || render !== 'data')
    .flatMap(withPlaces)
    .map((route) => samplePath(route, release, wanted));
  const paths = [...new Set([...wanted, ...samples.map((path) => new URL(path, local.url).pathname)])];
  return inParallel(paths, async (path): Promise<ReadPage> => {
    const answer = await fetch(local.url + path, { redirect: 'manual' });
    const owner = routeOf(local, path)?.release.name;
    return { path, owner, isListed: listed.includes(path), status: answer.status, html: await answer.text() };
  });
}

function routeOf({ snapshot, url }: LocalSite, path: string) {
  const resolved = resolve(snapshot, new URL(path, url));
  return resolved.kind === 'page' ? resolved.route : undefined;
}

/** Does the same for all, a few at a time, and answers in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

type Node = DefaultTreeAdapterMap['childNode'];
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterMap['element'];

/** All elements of a document, in its order. */
export function elementsOf(html: string): Element[] {
  const all = (node: { childNodes?: readonly Node[] }): Element[] =>
    (node.childNodes ?? []).flatMap((child) => ('tagName' in child ? [child, ...all(child)] : []));
  return all(parse(html));
}

/** The elements below one of them. */
export function below(element: Element | undefined): Element[] {
  return (element?.childNodes ?? []).flatMap((child) => ('tagName' in child ? [child, ...below(child)] : []));
}

export const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

export const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
