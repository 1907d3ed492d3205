/** Of a file system without room: Node's code, PostgreSQL's SQLSTATE, and what Emscripten's says inside of PGlite. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  return CODES.includes(String(code)) || /No space left on device|ENOSPC/.test(String(message));
}
