/** How many answers are kept (marketplace §9). */
export const MAX_ENTRIES = 100;
/** Which share of them goes, oldest first, when there are more (marketplace §9). */
export const CLEANUP_SHARE = 0.3;

/**
 * Adds the newest entry to a map whose entries stand in the order in which they came.
 *
 * @returns what has to go, so that the map stays within its limit
 */
export function keepNewest<Value>(entries: Map<string, Value>, key: string, value: Value): Value[] {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size <= MAX_ENTRIES) return [];
  const oldest = [...entries].slice(0, MAX_ENTRIES * CLEANUP_SHARE);
  for (const [old] of oldest) entries.delete(old);
  return oldest.map(([, gone]) => gone);
}
