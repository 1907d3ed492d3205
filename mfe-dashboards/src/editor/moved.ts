/** A list with one entry at another place; the same list when nothing changes. */
export function moved<Item>(items: readonly Item[], item: Item, to: number): readonly Item[] {
  const from = items.indexOf(item);
  const place = Math.min(items.length - 1, Math.max(0, to));
  if (from === -1 || from === place) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, place), item, ...others.slice(place)];
}
