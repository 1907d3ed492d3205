/**
 * The path to go to after sign-in, if it is one of this site: anything that a browser could read as another
 * origin is refused (AUT-15).
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /[\\\t\n\r]/.test(next)) return undefined;
  const base = 'https://site.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(next, base);
    // Dot segments resolve away: `/.//evil.example` has the harmless origin above and the path `//evil.example`.
    if (origin !== base || pathname.startsWith('//')) return undefined;
    return pathname + search + hash;
  } catch {
    return undefined;
  }
}
