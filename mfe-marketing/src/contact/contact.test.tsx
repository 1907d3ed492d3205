// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import { readLead } from '@agence/shared-contracts/forms/lead';
import { expect, test } from 'vitest';
import { readPage } from '../testing/servedPage.ts';

test('shows who answers, where the agency is and its hours, and takes a message in the page (SHL-086, MKT-007)', async () => {
  const { root, text } = await readPage('/nous-joindre');
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  expect(root.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/^Carte/);
  expect(root.querySelectorAll('img[src*="/portrait-"]').length).toBeGreaterThan(0);
  expect(root.querySelector('address')?.textContent).toContain(brand.street);
  expect(text).toContain(brand.hours.replaceAll('\u00a0', ' '));
  expect(root.querySelector(`a[href="${brand.phoneHref}"]`)).not.toBeNull();
  const form = root.querySelector('form') as HTMLFormElement;
  const typed = { nom: 'Élodie Fortin', email: 'elodie@exemple.test', message: 'Nous ouvrons une succursale.' };
  for (const [name, value] of Object.entries(typed)) (form.elements.namedItem(name) as HTMLInputElement).value = value;
  (form.elements.namedItem('consentement') as HTMLInputElement).checked = true;
  expect(readLead(Object.fromEntries(new FormData(form)))).toMatchObject({ lead: { ...typed, form: 'nous-joindre' } });
});
