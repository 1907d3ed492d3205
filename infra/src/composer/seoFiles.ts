import type { CompositionSnapshot } from './snapshot.ts';

/** More addresses than this the sitemap protocol does not allow in one file. */
const MAX_ADDRESSES = 50_000;

/**
 * Addresses of all public pages.
 *
 * @param dataPaths pages that only the backend knows
 */
export function sitemapXml({ routes }: CompositionSnapshot, siteUrl: string, dataPaths: readonly string[]): string {
  const pages = routes
    .filter(({ sitemap, access }) => sitemap && access === 'public')
    .flatMap(({ path, render, release }) => {
      const shape = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
      const prerendered = Object.keys(release.fragments).filter((fragment) => shape.test(fragment));
      const paths = path.includes(':') ? (render === 'static' ? prerendered : []) : [path];
      return paths.map((found) => [found, release.lastModified?.[found]] as const);
    });
  const rows = [...new Map([...pages, ...dataPaths.map((path) => [path, undefined] as const)])]
    .slice(0, MAX_ADDRESSES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, changed]) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${siteUrl}${encodeURI(path)}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /auth/\nDisallow: /functions/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
