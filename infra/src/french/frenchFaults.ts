import { quotations } from './quotations.ts';

/** What is wrong with a text, and where. */
export interface FrenchFault {
  readonly rule: string;
  /** The fault with some letters around it; no-break spaces show as `⍽` (full) and `⎵` (narrow). */
  readonly near: string;
}

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** Words that no vowel is dropped before, although they begin with one. */
const UNELIDED = 'onz|oui|ouistiti|un à|yaourt|hier';

/**
 * How Québec sets French (AMB-58, OQLF): each rule with what breaks it. `…` of a template stands for what is filled in.
 */
const RULES: readonly (readonly [name: string, fault: RegExp])[] = [
  ['U+202F before ; ? !', /(?<![\u202f;?!…(«\u00a0]|^)[;?!](?=$|[\s»)”,.])|[ \u00a0][;?!](?=$|[\s»)”,.])/],
  ['U+00A0 before a colon', /(?<!\u00a0|^|[\d…]):(?=$|\s)/],
  ['U+00A0 before $ and %', /\d(?:|[ \u202f])[$%](?![\p{L}\d;{])|[\d…](?:| )(?:k|M)\$/u],
  ['U+00A0 inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
  ['U+00A0 inside a number', /(?<![\d\u00a0 -]|\d[a-z])\d{1,3}[ \u202f]\d{3}(?![\d-])/],
  ['U+00A0 between a number and its unit', /\d(?:| )(?:h|min|km|kg|Go|Mo|Ko|ko)(?![\p{L}\d])|\d\u00a0h \d{2}(?!\d)/u],
  ['a decimal comma', /(?<![\d.,:/\p{L}])\d+\.\d+(?![\d.\p{L}])/u],
  ['a real minus sign', /(?<=^|[\s(«])[-–]\d/],
  ['curly apostrophes', /\p{L}'\p{L}/u],
  ['an ellipsis', /\.\.\./],
  ['1er', new RegExp(`(?<!\\d)1[ \\u00a0](?:${MONTHS})`)],
  [
    'elisions',
    new RegExp(
      `(?<![\\p{L}’-])(?:[dlnjmts]e|la|que|jusque|lorsque|puisque)[ \\u00a0](?!${UNELIDED})[aeiouéèêàâîôûœ]`,
      'iu',
    ),
  ],
];

const show = (text: string) => text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⎵');

/**
 * What breaks the rules of French typography in a text.
 *
 * @param text what people read; quotations of the specification in it keep their letters (AMB-62)
 */
export function frenchFaults(text: string): FrenchFault[] {
  const read = quotations.reduce((rest, { words }) => rest.replaceAll(words, 'citation'), text);
  return RULES.flatMap(([rule, fault]) => {
    const found = fault.exec(read);
    if (!found) return [];
    return [{ rule, near: show(read.slice(Math.max(0, found.index - 30), found.index + 30)) }];
  });
}
