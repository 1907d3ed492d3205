import { isRangeOf, type Validators } from './preconditions.ts';

/** The first and the last byte of a part, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a request asks for: undefined when it gets the whole (RFC 9110, 14.2).
 *
 * @param size in bytes
 */
export function rangeOf(
  request: Request,
  size: number,
  validators: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  return isRangeOf(request, validators) ? parseRange(request.headers.get('range'), size) : undefined;
}

/** One range of bytes; several, or what is no range, count as none (RFC 9110, 14.2). */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
