/** By what the auth service knows a person. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/**
 * Reads what was typed as an e-mail address or a telephone number. A number without country code is one of North
 * America.
 *
 * @returns undefined when it is neither
 */
export function parseIdentifier(typed: string): Identifier | undefined {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { email: text };
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? { phone: `+${digits}` } : undefined;
  return /^1?[2-9]\d{9}$/.test(digits) ? { phone: `+1${digits.slice(-10)}` } : undefined;
}
