/** Result of a form, as the page reads it from its address. */
export type FormResult = 'ok' | 'erreur';

/** Longer than any address of a page; servers and browsers refuse headers of 16 kB. */
const MAX_LENGTH = 2000;

/**
 * The page a plain form goes back to: a path of this site only, so that the form cannot be used to send visitors
 * elsewhere.
 *
 * @param requested what the form asked for; anything but a path of this site becomes the home page
 */
export function returnPath(requested: unknown, result: FormResult): string {
  const base = 'http://site.invalid';
  const asked =
    typeof requested === 'string' && requested.length <= MAX_LENGTH && /^\/(?![/\\])[^\s\\]*$/.test(requested)
      ? requested
      : '/';
  const url = new URL(asked, base);
  // Dot segments can leave a path that starts with `//`, which a browser reads as another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return returnPath('/', result);
  url.searchParams.set('inscription', result);
  // The page shows the notice with this id; pages are the same for everybody and read no parameters.
  url.hash ||= `inscription-${result}`;
  return `${url.pathname}${url.search}${url.hash}`;
}
