import { entrySchemas, type ListName, listNames } from '@agence/shared-contracts/backend/siteLists';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entryFields } from '../content/entryFields.ts';
import { readEntry, typedEntry } from './typedEntry.ts';

const word = fc.stringMatching(/^[a-zA-Zéèàç0-9][a-zA-Zéèàç0-9 %+-]{0,20}[a-zA-Z0-9]$/);
const results = fc.array(fc.record({ metric: word, improvement: word }), { minLength: 1, maxLength: 6 });
const optional = { requiredKeys: [] as [] };
const entries: Record<ListName, fc.Arbitrary<Record<string, unknown>>> = {
  testimonials: fc
    .tuple(
      fc.record({ name: word, company: word, location: word, quote: word, results }),
      fc.record(
        { position: word, beforeAfter: fc.record({ before: word, after: word }), verified: fc.constant(true) },
        optional,
      ),
    )
    .map(([needed, more]) => ({ ...needed, ...more })),
  case_studies: fc.record({
    title: word,
    client: word,
    sector: word,
    summary: word,
    results,
    url: fc.constant('/blog/a'),
  }),
  live_stats: fc.record({ label: word, value: fc.integer({ min: -9999, max: 9999 }).map((n) => n / 4), source: word }),
  success_notifications: fc.record({ message: word, order_id: fc.uuid() }),
};

test.each(listNames)('an entry of %s comes back from its form as it was (AMB-48)', (list) => {
  fc.assert(
    fc.property(entries[list], (entry) => {
      const read = readEntry(entryFields[list], typedEntry(entryFields[list], entry));
      expect(v.parse(entrySchemas[list], read)).toEqual(entry);
    }),
  );
});

test('a form has all fields of its list and no other, so that saving loses none (AMB-48)', () => {
  for (const list of listNames) {
    const outer = new Set(entryFields[list].map(({ name }) => name.split('.')[0]));
    expect([...outer].sort()).toEqual(Object.keys(entrySchemas[list].entries).sort());
  }
});

test.each([
  ['1 234,5', 1234.5],
  ['-3', -3],
  ['12\u00a0000', 12000],
])('reads the number %j as %d', (typed, value) => {
  expect(readEntry(entryFields.live_stats, { value: typed })).toEqual({ value });
});

test('reads a colon in what has changed', () => {
  const { results } = readEntry(entryFields.case_studies, { results: 'Réponse : 2 : 1\n\n  Ventes:+ 5 %' });
  expect(results).toEqual([
    { metric: 'Réponse', improvement: '2 : 1' },
    { metric: 'Ventes', improvement: '+ 5 %' },
  ]);
});

test.each(listNames)('each field of an entry of %s stands in its form, under its own name', (list) => {
  const inside = (name: string, schema: { wrapped?: object; entries?: object }): string[] => {
    const { entries } = (schema.wrapped ?? schema) as { entries?: object };
    return entries ? Object.keys(entries).map((key) => `${name}.${key}`) : [name];
  };
  const named = Object.entries(entrySchemas[list].entries).flatMap(([name, schema]) => inside(name, schema));
  expect(entryFields[list].map(({ name }) => name).sort()).toEqual(named.sort());
});
