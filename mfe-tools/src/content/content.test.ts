import { expect, test } from 'vitest';
import { auditQuestions } from './auditQuestions.ts';
import { simulatorFields, simulatorTexts } from './facebookSimulator.ts';
import { auditBands, auditBlocks, auditTexts } from './marketingAudit.ts';
import { offerFields, offerTexts } from './offerGenerator.ts';
import { recipe } from './offerRecipe.ts';
import { sectors } from './offerSectors.ts';
import { checklistTexts } from './seoChecklist.ts';
import { checklistItems } from './seoChecklistItems.ts';
import { tools, toolTexts } from './tools.ts';
import { indexTexts } from './toolsIndex.ts';

const all = [
  auditQuestions,
  auditBands,
  auditBlocks,
  auditTexts,
  simulatorFields,
  simulatorTexts,
  offerFields,
  offerTexts,
  recipe,
  sectors,
  checklistTexts,
  checklistItems,
  tools,
  toolTexts,
  indexTexts,
];

/** Every text inside a value; functions are called with stand-ins. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value(1, 2));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('sets no-break spaces before French signs and inside numbers', () => {
  const wrong = textsIn(all).filter((text) => / [:;?!»%$]|« |\d \d{3}/.test(text));
  expect(wrong).toEqual([]);
});

test('writes French apostrophes', () => {
  expect(textsIn(all).filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
