import { expect, test } from 'vitest';
import { featuredForm, sponsorForm, sponsorshipForm } from './catalogue.ts';
import { profileForm } from './creator.ts';
import { type Form, judge, longest } from './judge.ts';
import { reviewForm } from './review.ts';

const sponsor = { company: 'Boréal', website: '', about: '', active: true };

test('says what is wrong by field, in the order of the form, and once each', () => {
  const { stored, problems } = judge(sponsorForm, { ...sponsor, company: ' ', website: 'boreal.ca' });
  expect(stored).toBeUndefined();
  expect(Object.entries(problems)).toEqual([
    ['company', 'Donnez le nom de l’entreprise.'],
    ['website', 'Une adresse commence par https://.'],
  ]);
});

test('refuses a key that no field of the form has', () => {
  const renamed = { rating: 4, commentaire: 'Très utile.' };
  expect(Object.keys(judge(reviewForm as Form, renamed).problems)).toEqual(['comment', 'commentaire']);
});

test('finds the limit of a field under all that is read from it', () => {
  expect([longest(sponsorForm, 'company'), longest(reviewForm, 'comment'), longest(profileForm, 'bio')]).toEqual([
    120, 2000, 2000,
  ]);
  expect(longest(profileForm, 'hourly_rate')).toBeUndefined();
});

test('an end before the beginning stands beside the end', () => {
  const days = { starts: '2026-12-02', ends: '2026-12-01' };
  expect(Object.keys(judge(featuredForm, { course: '/formations/a', ...days }).problems)).toEqual(['ends']);
  const support = { course: null, cents: '500', active: true, ...days };
  expect(Object.keys(judge(sponsorshipForm, support).problems)).toEqual(['ends']);
  expect(judge(sponsorshipForm, { ...support, ends: '' }).problems.ends).toBe('Choisissez un dernier jour.');
});

test('reads the course from the address of its page', () => {
  const { stored } = judge(featuredForm, {
    course: 'https://cimes.test/formations/seo-local/?a=1',
    starts: '2026-12-02',
    ends: '',
  });
  expect(stored).toEqual({ course: 'seo-local', starts: '2026-12-02', ends: null });
});
