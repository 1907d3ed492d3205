import * as v from 'valibot';

/** Filters that somebody has given a name, on this device. */
const savedSchema = v.array(v.object({ name: v.string(), search: v.string() }));
export type SavedFilters = v.InferOutput<typeof savedSchema>;

const KEY = 'agence:console:filtres-des-commandes';
/** How many are kept. */
const MOST = 20;

/** What is kept; nothing where something else was written. */
export function readSaved(): SavedFilters {
  try {
    return v.parse(savedSchema, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps filters under a name, in the place of what it stood for. */
export function save(name: string, search: string): SavedFilters {
  return write([...readSaved().filter((each) => each.name !== name), { name, search }].slice(-MOST));
}

export function forget(name: string): SavedFilters {
  return write(readSaved().filter((each) => each.name !== name));
}

function write(saved: SavedFilters): SavedFilters {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // A device that keeps nothing goes on without.
  }
  return saved;
}
