/** Identifiers of the items that are done. */
export type Checked = ReadonlySet<string>;

/** Where the list is kept on the device. */
export const KEY = 'checklist-seo';

/**
 * Checked items of the device; none where storage is blocked or holds something else.
 *
 * @param ids items that exist
 */
export function readChecked(ids: readonly string[]): Checked {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => ids.includes(id)) : []);
  } catch {
    return new Set();
  }
}

/** Keeps the checked items on the device. @returns false where the browser refuses */
export function keepChecked(checked: Checked): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify([...checked]));
    return true;
  } catch {
    return false;
  }
}

/** `#coches=titres,h1`: the checked items as part of an address; nothing of it reaches a server. */
export function toHash(checked: Checked): string {
  return `#coches=${[...checked].join(',')}`;
}

/**
 * Items that an address names; undefined when it names none.
 *
 * @param ids items that exist
 */
export function fromHash(hash: string, ids: readonly string[]): Checked | undefined {
  const list = /^#coches=([\w,-]*)$/.exec(hash)?.[1];
  return list === undefined ? undefined : new Set(list.split(',').filter((id) => ids.includes(id)));
}

/** Share of done items in percent (TLS-015). */
export function progressPercent(done: number, total: number): number {
  return (done / total) * 100;
}
