import { nonEmpty, picklist, pipe, safeParse, slug, startsWith, strictObject, string } from 'valibot';
import { expect, test } from 'vitest';
import { checklistCategories } from '../content/seoChecklist.ts';
import { checklistItems } from '../content/seoChecklistItems.ts';
import { checklistText } from './checklistText.ts';

test('writes every item under its category, with what is done', () => {
  const text = checklistText(checklistItems, new Set(['titres', 'https']));
  expect(text).toContain('2 sur 10 vérifications faites (20\u00a0%)');
  expect(text.match(/^\[x\] /gm)).toHaveLength(2);
  expect(text.match(/^\[ \] /gm)).toHaveLength(8);
  for (const category of checklistCategories) expect(text).toContain(`\n\n${category}\n[`);
});

test('fits the shape of an item, whatever is added (CON-029)', () => {
  const text = pipe(string(), nonEmpty());
  const item = strictObject({
    id: pipe(string(), slug()),
    category: picklist(checklistCategories),
    item: text,
    how: text,
    learn: strictObject({ label: text, href: pipe(string(), startsWith('/')) }),
  });
  for (const one of checklistItems) expect(safeParse(item, one).issues).toBeUndefined();
});

test('holds ten items with id, category, item and instructions (TLS-013)', () => {
  expect(checklistItems).toHaveLength(10);
  expect(new Set(checklistItems.map(({ id }) => id)).size).toBe(10);
  for (const { category, item, how } of checklistItems) {
    expect(checklistCategories).toContain(category);
    expect(item.length).toBeGreaterThan(10);
    expect(how.length).toBeGreaterThan(60);
  }
});
