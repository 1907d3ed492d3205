/**
 * An address that may stand in a link or an image: https or a path of this site. Anything else that a row may hold,
 * such as `javascript:`, gives undefined.
 */
export function safeUrl(url: string | null): string | undefined {
  if (url === null) return undefined;
  if (/^\/(?![/\\])/.test(url)) return url;
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined;
}
