// @vitest-environment jsdom
import { readLead } from '@agence/shared-contracts/forms/lead';
import { contactFields } from '@agence/shared-contracts/forms/leadFields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DetailsForm } from './DetailsForm.tsx';

const TOKEN = '00000000-0000-4000-8000-000000000001';

test('the form of an appointment sends what the function takes, under the names of the contact form', () => {
  document.body.innerHTML = renderToStaticMarkup(<DetailsForm token={TOKEN} kind="audit" />);
  const form = document.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const typed = { nom: 'Élodie Fortin', email: 'elodie@exemple.test', message: 'Nous ouvrons une succursale.' };
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  field('telephone').value = '418 555-0142';
  field('consentement').checked = true;
  const sent = Object.fromEntries(new FormData(form));
  const around = ['kind', 'form', 'demande', 'rendez_vous', 'return_to', 'site_web'];
  const shown = Object.keys(sent).filter((name) => !around.includes(name));
  expect(shown.filter((name) => !(name in contactFields))).toEqual([]);
  expect(readLead(sent)).toMatchObject({
    lead: { ...typed, telephone: '418 555-0142', consentement: true, demande: 'audit', rendez_vous: TOKEN },
  });
});
