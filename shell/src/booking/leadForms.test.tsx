// @vitest-environment jsdom
import { contactErrors, readLead } from '@agence/shared-contracts/forms/lead';
import { contactFields, newsletterFields } from '@agence/shared-contracts/forms/leadFields';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { beforeEach, expect, test } from 'vitest';
import { NewsletterForm } from '../frame/NewsletterForm.tsx';
import { show } from '../testing/show.tsx';
import { ContactForm } from './ContactForm.tsx';

beforeEach(() => sessionStorage.clear());

/** What is typed into each field of a form, so that the form can be sent. */
const TYPED: Readonly<Record<string, string>> = {
  nom: 'Élodie Fortin',
  email: 'elodie@exemple.test',
  message: 'Nous ouvrons une deuxième succursale.',
  telephone: '418 555-0142',
  entreprise: 'Boréal',
};

/** The form as a browser without JavaScript sends it. */
function filled(): Record<string, unknown> {
  const form = document.querySelector('form') as HTMLFormElement;
  for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (control.type === 'checkbox') control.checked = true;
    else if (control.name in contactFields) control.value = TYPED[control.name] ?? '12';
  }
  return Object.fromEntries(new FormData(form));
}

test('the contact form has each field of a request, and sends what the function takes', async () => {
  const services = [{ slot: 'services', label: 'Google Ads', to: '/google-ads-quebec', order: 1 }] as const;
  await show(<ContactForm path="/google-ads-quebec" services={services} asked="audit" onSend={async () => true} />);
  const sent = filled();
  const around = ['kind', 'form', 'demande', 'return_to', 'site_web'];
  expect(Object.keys(sent).sort()).toEqual([...Object.keys(contactFields), ...around].sort());
  expect(contactErrors(sent)).toEqual({});
  const { form, return_to, site_web, consentement, ...typed } = sent;
  expect(readLead(sent)).toMatchObject({ lead: { ...typed, consentement: true } });
  // Each field has its words, and is in the form by its own label.
  const unnamed = Object.keys(contactFields).filter(
    (name) => !document.querySelector(`label:has(+ [name="${name}"]), label > [name="${name}"]`),
  );
  expect(unnamed).toEqual([]);
});

test('the newsletter form of the footer has each field, and sends what the function takes', async () => {
  await show(<NewsletterForm path="/blog" shell={createFakeShell({ path: '/blog' }).shell} outbox={undefined} />);
  const sent = filled();
  expect(Object.keys(sent).sort()).toEqual(
    [...Object.keys(newsletterFields), 'form', 'kind', 'return_to', 'site_web'].sort(),
  );
  expect(readLead(sent)).toMatchObject({ lead: { kind: 'newsletter' } });
});
