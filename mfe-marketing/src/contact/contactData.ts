import type { ContactText } from '@agence/shared-contracts/texts/contact';
import { withText } from '@agence/shared-contracts/texts/siteTexts';
import { contactText } from '../content/contactPage.ts';

/** What `/nous-joindre` shows. */
export interface ContactData {
  readonly contact: ContactText;
}

/** @param published what staff have written in place of what is configured */
export const contactData = (published: unknown): ContactData =>
  withText('contact', { contact: contactText }, published);
