import { readPhone } from './readPhone.ts';

/** By what the auth service knows a person. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/**
 * Reads what was typed as an e-mail address or a telephone number, in its international form. A number without country code is one of
 * North America; one with an extension gets no text message.
 *
 * @returns undefined when it is neither
 */
export function readIdentifier(typed: string): Identifier | undefined {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { email: text };
  const phone = readPhone(text);
  if (!phone || phone.includes('poste')) return undefined;
  return { phone: phone.startsWith('+') ? phone : `+1${phone.replace(/\D/g, '')}` };
}
