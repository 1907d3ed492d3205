import { expect, test } from 'vitest';
import { contactErrors, readLead } from './lead.ts';
import { contactFields } from './leadFields.ts';

const id = '00000000-0000-4000-8000-000000000001';
const contact = {
  kind: 'contact',
  nom: 'Élodie Fortin',
  email: 'elodie@exemple.test',
  message: 'Nous ouvrons une deuxième succursale.',
  consentement: 'oui',
};

test.each([
  [{ telefone: '418 555-0142' }, 'telefone'],
  [{ adresse: '' }, 'adresse'],
  [{ site_web: 'x' }, 'site_web'],
])('refuses %o, which no column keeps', (more, field) => {
  expect(readLead({ ...contact, ...more })).toEqual({ refused: [field] });
});

test('refuses what a newsletter form has no place for', () => {
  expect(readLead({ kind: 'newsletter', email: 'a@exemple.test', message: 'Bonjour.' })).toEqual({
    refused: ['message'],
  });
});

// As releases before this one kept them in the browser: what waits there for a connection still arrives.
test.each([
  { id, kind: 'newsletter', form: 'footer_newsletter_signup', email: 'a@exemple.test', return_to: '/blog' },
  {
    id,
    kind: 'newsletter',
    form: 'newsletter_signup',
    email: 'a@exemple.test',
    return_to: '/blog#infolettre',
    site_web: '',
  },
  {
    id,
    ...contact,
    form: 'contact',
    return_to: '/',
    site_web: '',
    telephone: '',
    entreprise: '',
    service: '',
    budget: 'À déterminer',
  },
  {
    ...{ id, ...contact, form: 'contact', return_to: '/', site_web: '', demande: 'quote', origine: '{"landing":"/"}' },
    ...{ telephone: '418 555-0142', entreprise: 'Boréal', service: 'Google Ads', budget: 'Plus de 10 000 $' },
    ...{ contexte: '{"title":"Calculateur","lines":[["Pages","12"]]}', rendez_vous: id },
  },
])('takes what an older release has parked: %o', (lead) => {
  expect(readLead(lead)).toMatchObject({ lead: { id, email: lead.email } });
});

test.each(["o'brien@exemple.test", 'a.b+c@sous.exemple.test'])('takes the address %s', (email) => {
  expect(readLead({ kind: 'newsletter', email })).toMatchObject({ lead: { email } });
});
test.each(['x', 'a@b', 'a@exemple.', 'a b@exemple.test', 'a<b@exemple.test>', 'a@exemple.test,b@exemple.test'])(
  'refuses the address %s',
  (email) => {
    expect(readLead({ kind: 'newsletter', email })).toEqual({ refused: ['email'] });
  },
);

test('says beside each field what it lacks, in the order of the form (SHL-092)', () => {
  expect(contactErrors(contact)).toEqual({});
  const found = contactErrors({
    nom: ' É ',
    email: 'x',
    message: 'Court',
    telephone: 'abc',
    entreprise: 'x'.repeat(121),
  });
  expect(Object.keys(found)).toEqual(['nom', 'email', 'message', 'telephone', 'entreprise', 'consentement']);
  expect(found.nom).toMatch(/2 à 80/);
  for (const [field, message] of Object.entries(found)) expect(message, field).toMatch(/^[A-ZÉ].*\.$/);
});

test('every field of a form is one of the request, under its own name', () => {
  const fields = Object.fromEntries(Object.values(contactFields).map(({ name }) => [name, '12']));
  const sent = { ...fields, ...contact, telephone: '418 555-0142' };
  expect(readLead(sent)).toMatchObject({ lead: { ...sent, consentement: true } });
  expect(Object.values(contactFields).map(({ name }) => name)).toEqual(Object.keys(contactFields));
});
