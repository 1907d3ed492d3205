import { stripVTControlCharacters } from 'node:util';

/** What Vite adds to an error of a module that it cannot transform. */
interface ViteError extends Error {
  readonly id?: string;
  readonly frame?: string;
  readonly plugin?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** An error of Vite or of the sources in the form that Vite's overlay shows: with file, line and the lines around it. */
export function overlayFailure(thrown: unknown) {
  const {
    message,
    stack = '',
    id,
    frame,
    plugin,
    loc,
  } = (thrown instanceof Error ? thrown : new Error(String(thrown))) as ViteError;
  const plain = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) };
  return { ...plain, id, plugin, loc, frame: frame && stripVTControlCharacters(frame) };
}
