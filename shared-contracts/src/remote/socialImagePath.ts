/** Where the social images of pages are, one PNG a page. */
export const SOCIAL_PREFIX = '/social';

/** Address of the image that networks show for a page, e.g. `/social/blog/seo-local.png`; `/social/index.png` for `/`. */
export function socialImagePath(path: string): string {
  return encodeURI(`${SOCIAL_PREFIX}${path === '/' ? '/index' : decodeURI(path.replace(/\?.*/, ''))}.png`);
}

/** The page whose image is at an address; undefined for an address that is none of these. */
export function pageOfSocialImage(address: string): string | undefined {
  const [, path] = /^\/social(\/.+)\.png$/.exec(address) ?? [];
  return path === '/index' ? '/' : path;
}
