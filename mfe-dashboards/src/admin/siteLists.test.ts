import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, siteListsSchema } from './siteLists.ts';

const testimonial = {
  name: 'Maude',
  company: 'Spa',
  location: 'Québec',
  quote: 'Bravo.',
  results: [{ metric: 'Demandes', improvement: '+40 %' }],
};
const read = (value: unknown) => parseJson(siteListsSchema, JSON.stringify(value), 'invalide');

test('takes lists that fit, and part of them (CON-031, AMB-48)', () => {
  expect(read({ testimonials: [testimonial], live_stats: [] })).toEqual({
    value: { testimonials: [testimonial], live_stats: [] },
  });
});

test.each([
  [{}],
  [{ autre: [] }],
  [{ testimonials: {} }],
  [{ testimonials: [{ ...testimonial, quote: '' }] }],
  [{ testimonials: [{ ...testimonial, avatar: 'javascript:alert(1)' }] }],
  [{ testimonials: [{ ...testimonial, extra: 1 }] }],
  [{ live_stats: [{ label: 'x', value: 'beaucoup', source: 'y' }] }],
  [{ success_notifications: [{ message: 'Vendu', order_id: 'inventé' }] }],
])('refuses %j and says where it does not fit (CON-031)', (lists) => {
  const checked = read(lists);
  expect('problems' in checked && checked.problems.length).toBeGreaterThan(0);
});

test('refuses what is no JSON', () => {
  expect(parseJson(siteListsSchema, '{', 'Ce n’est pas du JSON.')).toEqual({ problems: ['Ce n’est pas du JSON.'] });
});

test('lets no file change what objects are (CMP-05)', () => {
  fc.assert(
    fc.property(fc.constantFrom('__proto__', 'constructor', 'prototype'), fc.jsonValue(), (key, value) => {
      parseJson(siteListsSchema, `{"${key}":${JSON.stringify(value)},"testimonials":[]}`, '');
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    }),
  );
});
