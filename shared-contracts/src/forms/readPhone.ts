/** What may follow a number. */
const EXTENSION = /[\s,;]*(?:poste|ext\.?|x|#)\s*(\d{1,6})$/i;

/**
 * A telephone number as it can be called: `514 555-0188`, with ` poste 12`, or of another country `+33612345678`. Undefined for what is
 * none. A request with another is refused beside its field.
 */
export function readPhone(typed: string): string | undefined {
  const extension = EXTENSION.exec(typed)?.[1];
  const number = typed.replace(EXTENSION, '').trim();
  if (!/^[+\d\s().\-\u2010-\u2015\u00a0\u202f/]+$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+') && !digits.startsWith('1')) {
    return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
  }
  const [, area, exchange, line] = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(digits) ?? [];
  if (!area) return undefined;
  return `${area} ${exchange}-${line}${extension ? ` poste ${extension}` : ''}`;
}
