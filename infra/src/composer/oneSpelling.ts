const UNRESERVED = /[\w.~-]/;

/**
 * The one spelling of a path, of all that mean the same (RFC 3986, 6.2.2): single slashes and none at its end, no `index.html`,
 * escapes of nothing that needs none, in capitals, and composed letters (NFC). What cannot be decoded stays.
 *
 * @param pathname of a URL, percent-encoded
 */
export function oneSpelling(pathname: string): string {
  const path = pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return UNRESERVED.test(character) ? character : code.toUpperCase();
    })
    // A letter with what is set on it.
    .replace(/[a-z]?(?:%[89A-F][\dA-F])+/gi, composed)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '/');
  return path === '/' ? path : path.replace(/\/$/, '');
}

function composed(letters: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(letters).normalize('NFC'));
  } catch {
    return letters;
  }
}
