import type { CompositionSnapshot } from './snapshot.ts';

/** Addresses of all public pages that are known without asking the backend. */
export function sitemapXml({ routes }: CompositionSnapshot, siteUrl: string): string {
  const paths = routes
    .filter(({ sitemap, access }) => sitemap && access === 'public')
    .flatMap(({ path, render, release }) => {
      if (!path.includes(':')) return [path];
      const shape = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
      return render === 'static' ? Object.keys(release.fragments).filter((fragment) => shape.test(fragment)) : [];
    });
  const rows = [...new Set(paths)].sort().map((path) => `<url><loc>${siteUrl}${encodeURI(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nDisallow: /rest/\nDisallow: /auth/\nDisallow: /functions/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
