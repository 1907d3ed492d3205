import { expect, test } from 'vitest';
import { guideText } from './downloads/guide/guide.ts';
import { seoChecklist } from './downloads/seoChecklist.ts';
import { home } from './home/home.ts';
import { legalTexts } from './legal/legalText.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { portfolio } from './portfolio.ts';

/** Every text of a tree, with the way to it. */
function textsOf(value: unknown, way = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way}.${key}`));
}

const texts = textsOf({ home, privacy, terms, legalTexts, portfolio, guideText, seoChecklist }).filter(
  ([way]) => !/\.(?:href|to|path|downloadUrl|id|date|seed)$/.test(way),
);

test.each([
  ['a breaking space before ; ? ! or »', / [;?!»]/],
  ['a breaking space before a colon', / :(?: |$)/],
  ['a breaking space before $ or %', /\d [$%]/],
  ['a breaking space after «', /« /],
  ['a breaking space inside a number', /(?<!\d{3} |\d)\d{1,3} \d{3}(?![\d-])/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['three points', /(?<!Inscription)\.\.\./],
])('writes French without %s', (_, fault) => {
  expect(texts.filter(([, text]) => fault.test(text)).map(([way, text]) => `${way}: ${text}`)).toEqual([]);
});
