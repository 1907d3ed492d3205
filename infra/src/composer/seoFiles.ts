import { brand } from '@agence/shared-contracts/brand';
import { compileRoutes } from '@agence/shared-contracts/remote/matchRoute';
import type { ListedPage } from '@agence/shared-contracts/remote/page';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { LONE_SURROGATE } from './decodePath.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import type { WrittenSite } from './texts.ts';

/** More addresses than this the sitemap protocol does not allow in one file. */
const MAX_ADDRESSES = 50_000;
/** What the address of a part of the sitemap asks for. */
export const PART = 'partie';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Addresses of all public pages; of a site with more of them than fit into one sitemap, the addresses of its parts.
 *
 * @param dataPages those that only the backend knows
 * @param written what staff have written since the releases were built
 * @param part which part was asked for, from 1
 * @returns undefined for a part that there is not
 */
export function sitemapXml(
  { routes }: CompositionSnapshot,
  siteUrl: string,
  dataPages: readonly ListedPage[],
  { outlines, begun }: Pick<WrittenSite, 'outlines' | 'begun'> = { outlines: new Map(), begun: [] },
  part?: string,
): string | undefined {
  const pages = routes
    .filter(({ sitemap, access }) => sitemap && access === 'public')
    .flatMap(({ path, render, release, text, texts }) => {
      const matches = compileRoutes([{ path }]);
      const isOwn = (page: string) => !LONE_SURROGATE.test(page) && matches(encodeURI(page)) !== undefined;
      const outline = texts === undefined ? undefined : outlines.get(release)?.pages;
      if (outline) return Object.entries(outline).filter(([page]) => isOwn(page));
      const prerendered = Object.keys(release.fragments).filter(isOwn);
      const added =
        text === undefined ? [] : begun.filter((one) => one.kind === text && isOwn(one.path)).map((one) => one.path);
      const paths = /[:*]/.test(path) ? (render === 'static' ? [...prerendered, ...added] : []) : [path];
      return paths.map((found) => [found, release.lastModified?.[found] ?? null] as const);
    });
  const all = [...new Map([...pages, ...dataPages])];
  const parts = Math.ceil(all.length / MAX_ADDRESSES);
  if (part === undefined && parts > 1) {
    const addresses = Array.from({ length: parts }, (_, index) => `${COMPOSER_ADDRESSES.sitemap}?${PART}=${index + 1}`);
    return xml(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${siteUrl}${address}</loc></sitemap>`),
    );
  }
  const start = part === undefined ? 0 : (Number(part) - 1) * MAX_ADDRESSES;
  if (part !== undefined && !(/^[1-9]\d{0,3}$/.test(part) && start < all.length)) return undefined;
  const rows = all
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(start, start + MAX_ADDRESSES)
    .map(([path, changed]) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${siteUrl}${escapeXml(encodeURI(path))}</loc>${lastmod}</url>`;
    });
  return xml('urlset', rows);
}

function xml(kind: 'urlset' | 'sitemapindex', rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${NAMESPACE}">${rows.join('')}</${kind}>\n`;
}

/** What `encodeURI` leaves of what XML reads. */
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** How long what it says is to be believed, in milliseconds; it is made anew for everybody who asks. */
const BELIEVED_MS = 180 * 24 * 60 * 60 * 1000;

/** Where who finds a flaw writes to (RFC 9116). */
export function securityTxt(siteUrl: string, now = Date.now()): string {
  const expires = new Date(now + BELIEVED_MS).toISOString();
  return `Contact: mailto:${brand.email}\nExpires: ${expires}\nPreferred-Languages: fr, en\nCanonical: ${siteUrl}${COMPOSER_ADDRESSES.security}\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /auth/\nDisallow: /functions/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
