import { brand } from '@agence/shared-contracts/brand';
import type { Release } from '@agence/shared-contracts/remote/release';
import { isBackendPath } from '../composer/proxy.ts';
import { resolve } from '../composer/resolve.ts';
import type { LocalSite } from './localSite.ts';
import { attribute, below, type Element, elementsOf, inParallel, type ReadPage, textOf } from './readPages.ts';
import { type Verdict, verdictOf } from './row.ts';

/** Of a title without the site's name, in characters: search engines cut off longer ones. */
const MAX_TITLE = 60;
/** Redirects from one address until its page: more and search engines give up. */
const MAX_HOPS = 3;

interface Read extends ReadPage {
  readonly elements: readonly Element[];
  readonly title: string;
  readonly description: string;
}

/**
 * Row 6: what search engines make of the pages that the sitemap lists, and that no link, menu entry or redirect of the release
 * leads nowhere.
 */
export async function searchRow(
  release: Release,
  pages: readonly ReadPage[],
  local: LocalSite,
  hasBackend: boolean,
): Promise<Verdict> {
  const read = pages.filter(({ status }) => status === 200).map(readHead);
  const own = pages.filter(({ owner }) => owner === release.name || release.name === 'shell');
  const ownRead = read.filter((page) => own.some(({ path }) => path === page.path));
  const faults = [
    ...own
      .filter((page) => page.isListed && page.status !== 200)
      .map(({ path, status }) => `${path} stands in the sitemap but answers ${status}.`),
    // What stands in the heads of its remotes is not the shell's.
    ...ownRead
      .filter(({ isListed }) => isListed && release.name !== 'shell')
      .flatMap((page) => headFaults(page, read, local)),
    ...(await linkFaults(release, ownRead, local, hasBackend)),
    ...redirectFaults(release, local),
  ];
  return verdictOf(faults, `${own.filter(({ isListed }) => isListed).length} pages in the sitemap`);
}

function readHead(page: ReadPage): Read {
  const elements = elementsOf(page.html);
  const title = elements.find(({ tagName }) => tagName === 'title');
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  const suffix = ` | ${brand.name}`;
  const text = title ? textOf(title).trim() : '';
  return {
    ...page,
    elements,
    title: text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
    description: (description && attribute(description, 'content')?.trim()) ?? '',
  };
}

function headFaults(page: Read, all: readonly Read[], local: LocalSite): string[] {
  const { path, title, description, elements } = page;
  const canonicals = elements.filter((element) => attribute(element, 'rel') === 'canonical');
  const canonical = canonicals[0] && URL.parse(attribute(canonicals[0], 'href') ?? '');
  const isOwn = canonical?.pathname === path;
  const leads = canonical && all.some((other) => other.isListed && other.path === canonical.pathname);
  const robots = elements.find((element) => attribute(element, 'name') === 'robots');
  const headings = elements.filter(({ tagName }) => tagName === 'h1');
  // Of two addresses of one page only that which the other names counts.
  const twin = (what: 'title' | 'description') =>
    isOwn
      ? all.find((other) => other.isListed && other.path !== path && other[what] === page[what] && isCanonical(other))
      : undefined;
  const sameTitle = twin('title');
  const sameDescription = twin('description');
  return [
    ...(title === '' ? [`${path} has no title.`] : []),
    ...(title.length > MAX_TITLE
      ? [
          `${path}: its title has ${title.length} characters, search engines cut it off after ${MAX_TITLE}: « ${title} ».`,
        ]
      : []),
    ...(title !== '' && sameTitle ? [`${path} has the same title as ${sameTitle.path}: « ${title} ».`] : []),
    ...(description === '' ? [`${path} has no description.`] : []),
    ...(description !== '' && sameDescription ? [`${path} has the same description as ${sameDescription.path}.`] : []),
    ...(canonicals.length !== 1 || canonical?.origin !== local.url || (!isOwn && !leads)
      ? [`${path}: its canonical address ${canonical?.href ?? 'is missing'} is no page of the sitemap.`]
      : []),
    ...(robots && /noindex/.test(attribute(robots, 'content') ?? '')
      ? [`${path} stands in the sitemap but says noindex; say sitemap: false.`]
      : []),
    ...(headings.length === 1 ? [] : [`${path} has ${headings.length} h1 headings instead of one.`]),
    ...elements
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .flatMap((script) => jsonLdFaults(path, textOf(script))),
  ];
}

function isCanonical({ path, elements }: Read): boolean {
  const link = elements.find((element) => attribute(element, 'rel') === 'canonical');
  return link !== undefined && URL.parse(attribute(link, 'href') ?? '')?.pathname === path;
}

function jsonLdFaults(path: string, text: string): string[] {
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    return typeof data['@type'] === 'string' ? [] : [`${path}: a JSON-LD object has no @type.`];
  } catch (error) {
    return [`${path}: its JSON-LD cannot be read: ${(error as Error).message}.`];
  }
}

/** Links of its own pages, and what its menu entries name. */
async function linkFaults(
  release: Release,
  pages: readonly Read[],
  local: LocalSite,
  hasBackend: boolean,
): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const { to } of release.navigation) sources.set(new URL(to, local.url).pathname, `The menu entry ${to}`);
  for (const { path, elements } of pages) {
    const outlet = elements.find((element) => attribute(element, 'id') === 'outlet');
    for (const link of release.name === 'shell' ? elements : below(outlet)) {
      const href = link.tagName === 'a' ? attribute(link, 'href') : undefined;
      const url = href === undefined ? null : URL.parse(href, local.url + path);
      if (url?.origin !== local.url || isBackendPath(url.pathname)) continue;
      if (!sources.has(url.pathname + url.search))
        sources.set(url.pathname + url.search, `A link of ${path} to ${href}`);
    }
  }
  const checked = await inParallel([...sources], async ([path, source]) => {
    const found = resolve(local.snapshot, new URL(path, local.url));
    // A page without its backend is not what visitors get.
    if (!hasBackend && found.kind === 'page' && found.route.render === 'data') return undefined;
    const answer = await follow(local.url, path);
    if (answer === 'loop') return `${source} goes round in circles.`;
    if (answer >= 400) return `${source} leads to a page that answers ${answer}.`;
    return undefined;
  });
  return checked.filter((fault) => fault !== undefined);
}

async function follow(origin: string, path: string): Promise<number | 'loop'> {
  let url = new URL(path, origin);
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const { status, headers } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    const location = headers.get('location');
    if (!location) return status;
    url = new URL(location, url);
    if (url.origin !== origin) return status;
  }
  return 'loop';
}

/** Where a redirect ends, whatever stands for its parameters. */
function redirectFaults(release: Release, { snapshot, url }: LocalSite): string[] {
  return release.redirects.flatMap(({ from, to }) => {
    let path = from.replace(/:[^/]+/g, 'exemple');
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      const found = resolve(snapshot, new URL(path, url));
      if (found.kind === 'redirect') path = found.to;
      else if (found.kind === 'page' && (found.isListed || /:/.test(from))) return [];
      else return snapshot.publicFiles.has(path) ? [] : [`The redirect ${from} leads to ${to}, where nothing is.`];
    }
    return [`The redirect ${from} goes round in circles or over more than ${MAX_HOPS} others.`];
  });
}
