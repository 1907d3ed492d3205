const KEY = 'formations-favorites';

/** Slugs of the courses that the visitor keeps on this device; none where storage is blocked or damaged. */
export function readFavourites(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Adds or removes a course and returns the new set, which lasts as long as the page where storage is blocked. */
export function toggleFavourite(favourites: ReadonlySet<string>, slug: string): ReadonlySet<string> {
  const next = new Set(favourites);
  if (!next.delete(slug)) next.add(slug);
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch (error) {
    console.warn('Favourites cannot be kept on this device', error);
  }
  return next;
}
