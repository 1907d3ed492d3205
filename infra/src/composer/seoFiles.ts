import type { CompositionSnapshot } from './snapshot.ts';

/** Addresses of all public pages that are known without asking the backend. */
export function sitemapXml({ routes }: CompositionSnapshot, siteUrl: string): string {
  const pages = routes
    .filter(({ sitemap, access }) => sitemap && access === 'public')
    .flatMap(({ path, render, release }) => {
      const shape = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
      const prerendered = Object.keys(release.fragments).filter((fragment) => shape.test(fragment));
      const paths = path.includes(':') ? (render === 'static' ? prerendered : []) : [path];
      return paths.map((found) => [found, release.lastModified?.[found]] as const);
    });
  const rows = [...new Map(pages)]
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
