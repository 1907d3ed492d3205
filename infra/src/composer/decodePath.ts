/** Half a character, which no address can hold. */
export const LONE_SURROGATE = /\p{Cs}/u;

/** A path of an address in readable form, as releases list it; unchanged when it cannot be decoded. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
