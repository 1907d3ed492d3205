import type { InputEvent } from 'react';

/**
 * Writes a point for a comma that is typed into a number field. A browser whose own language is English drops the comma,
 * whatever the language of the page: 0,5 would become 5. Number fields have no selection that scripts can know, so the
 * editing command alone finds the caret.
 */
export function writeDecimalPoint(event: InputEvent): void {
  if (!event.data.includes(',')) return;
  event.preventDefault();
  document.execCommand('insertText', false, event.data.replace(',', '.'));
}
