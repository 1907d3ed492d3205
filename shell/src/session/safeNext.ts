/**
 * The path to go to after sign-in, if it is one of this site: anything that a browser could read as another
 * origin is refused (reliability AUT-15).
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /[\\\t\n\r]/.test(next)) return undefined;
  const base = 'https://site.invalid';
  try {
    const url = new URL(next, base);
    return url.origin === base && !next.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
