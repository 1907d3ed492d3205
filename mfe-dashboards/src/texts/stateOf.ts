import type { SiteText, TextRow } from './textsApi.ts';

export const TEXT_STATES = ['failed', 'scheduled', 'draft', 'online'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * How a page's text stands; what asks for somebody's attention first.
 *
 * @param row absent where nobody has written any: visitors have what its file says
 */
export function stateOf(row: TextRow | undefined): TextState {
  if (!row) return 'online';
  if (row.is_failed) return 'failed';
  if (row.publish_at) return 'scheduled';
  return row.is_changed ? 'draft' : 'online';
}

/** Whether visitors get what staff have written, of a page or in place of its file. */
export function isShown(text: SiteText | null): boolean {
  return text?.versions.some(({ number, is_file }) => number === text.version && !is_file) ?? false;
}
