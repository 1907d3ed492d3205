import { judge } from '@agence/shared-contracts/forms/judge';
import { expect, test } from 'vitest';
import { ownProfileForm } from './ownProfileForm.ts';

test('reads specialties between commas, each once, as many as a page has room for (MPL-050)', () => {
  const links = { company: '', location: '', website_url: '', linkedin_url: '' };
  const read = (specialties: string) =>
    judge(ownProfileForm, { bio: '', bio_long: '', ...links, hourly_rate: '', specialties });
  expect(read(' SEO local, Vidéo,, SEO local ').stored?.specialties).toEqual(['SEO local', 'Vidéo']);
  expect(read(' ').stored?.specialties).toEqual([]);
  const twelve = Array.from({ length: 12 }, (_, index) => `${index}${'x'.repeat(58)}`).join(',');
  expect(read(twelve).problems).toEqual({});
  expect(Object.keys(read(`${twelve},SEO`).problems)).toEqual(['specialties']);
  expect(Object.keys(read('x'.repeat(61)).problems)).toEqual(['specialties']);
});
