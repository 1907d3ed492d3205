import { expect, test } from 'vitest';
import { builtInTestimonials } from './builtInTestimonials.ts';

test('has six testimonials of six people (INF-024)', () => {
  expect(builtInTestimonials).toHaveLength(6);
  expect(new Set(builtInTestimonials.map(({ name }) => name)).size).toBe(6);
  for (const { quote, company, results } of builtInTestimonials) {
    expect(quote.length).toBeGreaterThan(40);
    expect(company).not.toBe('');
    expect(results.after).not.toBe(results.before);
  }
});
