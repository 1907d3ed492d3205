import { expect, test } from 'vitest';
import { type ClaimsText, hiddenClaims, withClaims } from './claims.ts';
import { contactOf } from './contactOf.ts';
import { textProblems } from './siteTexts.ts';

const proof = { name: 'Un nom', source: 'Un rapport', verifiedOn: '', isShown: true };
const claims: ClaimsText = {
  ...{ title: 'Chiffres', lead: 'Sources.' },
  figures: [
    { ...proof, id: 'sites', value: '151' },
    { ...proof, id: 'roas', value: '4', isShown: false },
  ],
  testimonials: [
    { ...proof, id: 'spa', verifiedOn: '2026-11-20' },
    { ...proof, id: 'auberge', isShown: false },
  ],
};

test('a page follows its claims: values, what is hidden, what is verified; all else stays as it is (AMB-56)', () => {
  const page = {
    title: 'Page',
    badge: { claim: 'roas', value: '4,2' },
    figures: [
      { claim: 'sites', value: '150', label: 'sites' },
      { claim: 'roas', value: '4,2', label: 'ROAS' },
      { value: '9', label: 'de personne' },
    ],
    clients: [
      { id: 'spa', quote: 'Oui.' },
      { id: 'auberge', quote: 'Non.' },
    ],
    // What happens to be called as a testimonial is none.
    options: [{ id: 'auberge', label: 'Auberge' }],
  };
  expect(withClaims(page, claims)).toEqual({
    title: 'Page',
    figures: [
      { claim: 'sites', value: '151', label: 'sites' },
      { value: '9', label: 'de personne' },
    ],
    clients: [{ id: 'spa', quote: 'Oui.', isVerified: true }],
    options: [{ id: 'auberge', label: 'Auberge' }],
  });
  expect(withClaims(page, undefined)).toBe(page);
  expect(hiddenClaims(claims)).toEqual(['roas', 'auberge']);
});

test('two figures that contradict each other are not shown together (AMB-14)', () => {
  const figure = (id: string, isShown = true) => ({ ...proof, id, value: '12', isShown });
  const refused = (...figures: object[]) => textProblems('claims', { ...claims, figures }).map(({ field }) => field);
  expect(refused(figure('maxClients'), figure('followed'))).toEqual(['figures']);
  expect(refused(figure('maxClients'), figure('followed', false), figure('scaleUps'))).toEqual([]);
});

test.each([
  ['20 novembre', 'Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.'],
  ['2026-13-40', 'Écrivez une date comme 2026-11-23, ou laissez vide tant que personne n’a vérifié.'],
  ['2999-01-01', 'Cette date est à venir.'],
])('a check on %s is refused beside its field', (verifiedOn, message) => {
  const [spa, auberge] = claims.testimonials;
  const problems = textProblems('claims', { ...claims, testimonials: [{ ...spa, verifiedOn }, auberge] });
  expect(problems).toContainEqual({ field: 'testimonials.0.verifiedOn', message });
});

const contact = {
  ...{
    title: 'Nous joindre',
    lead: 'Ici.',
    phone: '581 555-0177',
    street: '7, rue Fictive',
    city: 'Lévis',
    region: 'QC',
  },
  ...{ postalCode: 'G1Z 9Z9', hours: 'Le jour', social: [{ name: 'Ici', href: 'https://ici.example/nous' }] },
};

test('a contact is called by the number that it shows, and bad fields are named', () => {
  expect(textProblems('contact', contact)).toEqual([]);
  expect(contactOf({ ...contact, notice: 'Fermé.' })).toMatchObject({
    phoneHref: 'tel:+15815550177',
    hours: 'Le jour',
  });
  expect(contactOf({ ...contact, notice: 'Fermé.' })).not.toHaveProperty('notice');
  const bad = { phone: '911', region: 'Québec', postalCode: 'G1Z9Z9', notice: 'x'.repeat(201) };
  const social = [{ name: 'Ici', href: 'javascript:alert(1)' }];
  expect(
    textProblems('contact', { ...contact, ...bad, social })
      .map(({ field }) => field)
      .sort(),
  ).toEqual([...['notice', 'phone', 'postalCode', 'region', 'social.0.href']]);
});
