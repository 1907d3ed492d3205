import { brand, type Contact } from '../brand.ts';
import type { ContactText } from './contact.ts';

/** The contact that pages show: what staff have written, and the address for e-mail, which is the configuration's. */
export function contactOf({ title: _title, lead: _lead, notice: _notice, ...contact }: ContactText): Contact {
  return { ...contact, phoneHref: `tel:+1${contact.phone.replace(/\D/g, '')}`, email: brand.email };
}
