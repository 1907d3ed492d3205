import { siteTexts, textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { expect, test } from 'vitest';
import { layoutFields, textFields } from '../content/textFields.ts';
import { blankOf, formOf, jsonOf, leavesOf, polished } from './textForm.ts';

/** Every field of a schema that the form shows, wherever it stands. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  const { entries, item, wrapped, options } = schema as Record<string, unknown>;
  for (const inner of [item, wrapped, ...(Array.isArray(options) ? options : [])])
    if (inner && typeof inner === 'object') namesIn(inner, found);
  for (const [name, field] of Object.entries(entries ?? {})) {
    const {
      type,
      wrapped: optional,
      pipe = [],
    } = field as {
      type: string;
      wrapped?: { type: string };
      pipe?: { metadata?: { isChosen?: boolean } }[];
    };
    const isChosen = pipe.some(({ metadata }) => metadata?.isChosen);
    if (!isChosen && (layoutFields.has(name) || ['picklist', 'literal'].includes(optional?.type ?? type))) continue;
    found.add(name);
    namesIn(field, found);
  }
  return found;
}

test('every field that staff write has a name in French', () => {
  const names = Object.values(siteTexts).flatMap(({ schema }) => [...namesIn(schema)]);
  expect(names.filter((name) => !textFields[name])).toEqual([]);
  expect(Object.keys(textFields).filter((name) => !names.includes(name))).toEqual([]);
});

const faq = siteTexts.home.schema.entries.faq.wrapped;
const written = { title: 'Questions', items: [{ question: 'Combien', answer: 'Mille.' }] };

test('makes fields of a schema, and none of what belongs to the layout', () => {
  const form = formOf(faq, written);
  expect(form).toMatchObject({ kind: 'object', fields: [{ name: 'title' }, { name: 'items' }] });
  const [, items] = form?.kind === 'object' ? form.fields : [];
  expect(items && formOf(items.schema, written.items)).toMatchObject({ kind: 'list', isOpen: true });
  const landing = formOf(siteTexts.landing.schema, {});
  const hero = landing?.kind === 'object' ? landing.fields.find(({ name }) => name === 'hero') : undefined;
  const inHero = hero && formOf(hero.schema, {});
  const names = inHero?.kind === 'object' ? inHero.fields.map(({ name }) => name) : [];
  expect(names).toContain('title');
  expect(names).not.toContain('art');
  // A button has an identifier that nobody types: there is none to begin with, and the ones that are there can be written.
  const action = inHero?.kind === 'object' ? inHero.fields.find(({ name }) => name === 'action') : undefined;
  expect(action && formOf(action.schema, undefined)).toBeUndefined();
  expect(action && formOf(action.schema, { id: 'a-b', label: 'Appeler' })).toMatchObject({ kind: 'object' });
});

test('a section is known by its kind, and lists of a fixed length or with drawings get no more', () => {
  const landing = formOf(siteTexts.landing.schema, {});
  const field = landing?.kind === 'object' ? landing.fields.find(({ name }) => name === 'sections') : undefined;
  const sections = field && formOf(field.schema, []);
  const item = sections?.kind === 'list' ? sections.item : undefined;
  expect(sections).toMatchObject({ isOpen: false });
  const partsOf = (kind: string) => {
    const form = item && formOf(item, { kind });
    return form?.kind === 'object' ? Object.fromEntries(form.fields.map(({ name, schema }) => [name, schema])) : {};
  };
  const listIn = (kind: string, name: string) => formOf(partsOf(kind)[name] as never, []);
  expect(listIn('points', 'points')).toMatchObject({ kind: 'list', isOpen: true });
  expect(listIn('films', 'films')).toMatchObject({ isOpen: false });
  expect(listIn('price', 'options')).toMatchObject({ isOpen: false });
  expect(item && formOf(item, { kind: 'poem' })).toBeUndefined();
});

test('a block more is empty, and says what is missing', () => {
  const form = formOf(faq, written);
  const items = form?.kind === 'object' ? formOf(form.fields[1]?.schema as never, []) : undefined;
  const blank = items?.kind === 'list' ? blankOf(items.item) : undefined;
  expect(blank).toEqual({ question: '', answer: '' });
  expect(textProblems('home', { faq: { ...written, items: [blank] } })).toEqual([
    { field: 'faq.items.0.question', message: 'Remplissez ce champ.' },
    { field: 'faq.items.0.answer', message: 'Remplissez ce champ.' },
  ]);
});

test('what is typed gets the spaces of French print, so that nobody is refused for them', () => {
  const typed = { title: ' Prêt ? ', items: [{ question: 'À 20 % ?', answer: '« Oui »' }] };
  expect(textProblems('home', { faq: typed })).not.toEqual([]);
  expect(textProblems('home', { faq: polished(typed) })).toEqual([]);
  expect(polished([1, true, 'a '])).toEqual([1, true, 'a']);
});

test('two texts are the same in whatever order the database has their keys', () => {
  expect(jsonOf({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe(jsonOf({ a: 'x', b: [{ c: 2, d: 1 }] }));
  expect(leavesOf({ a: 'x', b: [{ c: 2 }] })).toEqual({ a: 'x', 'b.0.c': '2' });
});

test('an article has a choice of who signs it, days, and a body of its own kind', () => {
  const form = formOf(siteTexts.article.schema, {});
  const kinds = form?.kind === 'object' ? form.fields.map(({ name, schema }) => [name, formOf(schema, '')?.kind]) : [];
  expect(Object.fromEntries(kinds)).toMatchObject({
    ...{ author: 'choice', category: 'choice', publishedAt: 'day', updatedAt: 'day', content: 'markup', title: 'line' },
    ...{ tags: 'lines', readTime: 'number', featured: 'flag' },
  });
});
