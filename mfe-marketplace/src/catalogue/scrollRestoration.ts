/** How far the page was scrolled when lists were left, by entry of the browser's history. */
const positions = new Map<string, number>();

/** The entry of the browser's history that the visitor is at. */
export function historyEntry(): string {
  const { key = 0 } = (history.state ?? {}) as { readonly key?: number };
  return `${key} ${location.search}`;
}

/** Remembers how far the page is scrolled while an entry of the history shows its list, in pixels. */
export function saveScroll(entry: string, top: number): void {
  positions.set(entry, top);
}

/** How far the page was scrolled when the visitor left this entry of the history; undefined on a first visit. */
export function savedScroll(): number | undefined {
  return positions.get(historyEntry());
}
