import { contactTexts } from '../content/contact.ts';
import { isPhone } from './isPhone.ts';

export type ContactErrors = Partial<Record<keyof typeof contactTexts.errors, string>>;

/** What is wrong with a contact request, by field, in the order of the form (AMB-12). */
export function contactErrors(fields: Readonly<Record<string, string>>): ContactErrors {
  const { errors } = contactTexts;
  const length = (name: string) => (fields[name] ?? '').trim().length;
  return {
    ...(length('nom') < 2 || length('nom') > 80 ? { nom: errors.nom } : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test((fields.email ?? '').trim()) ? {} : { email: errors.email }),
    ...(length('telephone') === 0 || isPhone(fields.telephone ?? '') ? {} : { telephone: errors.telephone }),
    ...(length('message') < 10 || length('message') > 2000 ? { message: errors.message } : {}),
    ...(fields.consentement ? {} : { consentement: errors.consentement }),
  };
}
