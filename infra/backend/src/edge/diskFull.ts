/** Of a file system without room: Node's code, and PostgreSQL's SQLSTATE. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];
/** The same of Emscripten's file system inside of PGlite, whose errors have no words. */
const ERRNO = 51;

/** Whether something failed because there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, message, name, errno } = Object(error) as Readonly<Record<string, unknown>>;
  if (name === 'ErrnoError' && errno === ERRNO) return true;
  return CODES.includes(String(code)) || /No space left on device|ENOSPC/.test(String(message));
}
