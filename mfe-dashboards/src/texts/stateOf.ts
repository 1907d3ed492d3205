import type { SiteText, TextRow } from './textsApi.ts';

export const TEXT_STATES = ['failed', 'scheduled', 'draft', 'published', 'begun', 'file'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * How a page's text stands; what asks for somebody's attention first.
 *
 * @param row absent where nobody has written any
 * @param hasFile false of a page that staff have begun
 */
export function stateOf(row: TextRow | undefined, hasFile: boolean): TextState {
  if (!row) return 'file';
  if (row.is_failed) return 'failed';
  if (row.publish_at) return 'scheduled';
  if (row.is_changed) return 'draft';
  return row.is_published ? (hasFile ? 'published' : 'begun') : 'file';
}

/** Whether visitors get what staff have written, of a page or in place of its file. */
export function isShown(text: SiteText | null): boolean {
  return text?.versions.some(({ number, is_file }) => number === text.version && !is_file) ?? false;
}
