import { stripVTControlCharacters } from 'node:util';

/** What the operating system refuses, as a sentence with what to do; everything else as it is. */
export function inWords(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return `${path} cannot be read and written by this user. Run this as the owner of the folder, or name one of your own in AGENCE_DATA.`;
  if (code === 'ENOSPC')
    return `The disk is full${path ? ` (${path})` : ''}. Make room, then start again: nothing is lost.`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open: raise the limit (ulimit -n) or end what else runs.';
  const told = message ?? String(error);
  // Bundlers draw where a mistake stands in colours, whoever reads it.
  return process.stdout.isTTY ? told : stripVTControlCharacters(told);
}
