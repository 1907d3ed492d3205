import * as ours from '@agence/shared-contracts/brand';
import { expect, test } from 'vitest';
import { brandProblems } from './brandProblems.ts';

const { brand, palette } = ours;
const withBrand = (change: object) => brandProblems({ ...ours, brand: { ...brand, ...change } });

test('the brand that is configured has nothing wrong', () => {
  expect(brandProblems()).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'brand.name is empty.'],
  [
    { name: 'Une agence dont le nom ne finit pas' },
    'brand.name is longer than 24 characters, for which the header has no room.',
  ],
  [{ phoneHref: 'tel:418' }, 'brand.phoneHref must look like tel:+15145550100.'],
  [{ phone: '581 555-0177' }, 'brand.phoneHref is another number than phone.'],
  [{ email: 'bonjour' }, 'brand.email is no e-mail address.'],
  [{ region: 'Québec' }, 'brand.region must be two capital letters, such as QC.'],
  [{ postalCode: 'G1Z9Z9' }, 'brand.postalCode must look like H0H 0H0.'],
  [{ social: [{ name: 'Ici', href: 'http://ici.example' }] }, 'brand.social.0.href must start with https://.'],
])('%o is refused with what to change', (change, problem) => {
  expect(withBrand(change)).toEqual([problem]);
});

test('a colour that is no colour, or cannot be read, is refused with its contrast and what it must be', () => {
  const withEmber = (ember: string) =>
    brandProblems({ ...ours, palette: { ...palette, light: { ...palette.light, ember } } });
  expect(withEmber('orange')).toEqual(['palette.light.ember must be a colour such as #1a2b3c, in small letters.']);
  expect(withEmber('#ffb199')).toContain(
    'palette.light.ember cannot be read on ground: their contrast is 1.64, and must be 4.5 at least.',
  );
});

test('hours that search engines cannot read, and a mark without a stroke, are refused', () => {
  expect(brandProblems({ ...ours, openingHours: 'tous les jours' })).toEqual([
    'openingHours must look like Mo-Fr 08:00-17:00.',
  ]);
  expect(brandProblems({ ...ours, mark: [] })).toEqual(['mark needs a stroke.']);
});
