/** Scroll offsets at which lists were left, by entry of the browser's history. */
const positions = new Map<string, number>();

function entryKey(): string {
  const { key = 0 } = (history.state ?? {}) as { readonly key?: number };
  return `${key} ${location.search}`;
}

/** Remembers how far the list of this history entry is scrolled, in pixels. */
export function saveScrollOffset(top: number): void {
  positions.set(entryKey(), top);
}

/** How far the list was scrolled when the visitor left it and came back; undefined on a first visit. */
export function savedScrollOffset(): number | undefined {
  return positions.get(entryKey());
}
