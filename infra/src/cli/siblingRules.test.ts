import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** The two sides of `+` or `~` in a selector. */
const SIBLINGS = /(?<before>[^\s>+~,({]+) [+~] (?<after>:(?:where|is)\(:not\([^)]*\)\)|[^\s>+~,){]+)/g;
/** What a browser finds rules by: a class, an attribute, an id, or the component itself. */
const KEY = /[.#[&$]/;
const TAG = /^(?:[a-z]|:(?:is|where)\([a-z])/;

/** Selectors of a component's style sheet; `n + 2` counts and joins nothing. */
const selectorsOf = (source: string) =>
  [...source.matchAll(/^\s*&.*[{,]$/gm)].map(([line]) => line.replace(/\([^()]*n \+ \d+\)/g, ''));

/** Rules for which Chromium styles all that follows anew, whatever is inserted into a page and wherever. */
const unkeyed = (source: string) =>
  selectorsOf(source).flatMap((selector) =>
    [...selector.matchAll(SIBLINGS)]
      .filter(
        ({ groups: { before = '', after = '' } = {} }) => !KEY.test(before) && !KEY.test(after) && !TAG.test(after),
      )
      .map(([rule]) => rule),
  );

test.each(['& > * + * {', '& > h2 + * {', '& > header ~ * {', '& > h3 + :where(:not(h2)) {'])('finds %s', (rule) => {
  expect(unkeyed(rule)).toHaveLength(1);
});

test.each([
  '& > .note + * {',
  '& + & {',
  '& > h2 + p {',
  '& > :is(h2, h3) + :where(p, ul) {',
  "& > a + [data-part='x'] {",
  '& > :nth-child(n + 2) {',
])('lets %s be', (rule) => {
  expect(unkeyed(rule)).toEqual([]);
});

/**
 * Rules for which Chromium searches the whole document in each step of style, whatever came. Two of the frame took half of what all selectors took
 * of a visit, a third, of the menu that is open, a quarter of what was left. Those of a transition apply to pictures of pages alone, and a
 * dialog is asked for as long as the notice of consent is there.
 */
const SEARCHING = /^.*(?:root|html|body)(?:\[[^\]]*\])?(?::not\()?:has\((?!&\)::view-transition|dialog:modal).*$/gm;

test('no rule of a public page asks the document what is anywhere in it', () => {
  const files = globSync('{shell,shared-contracts,mfe-{marketing,blog,tools,marketplace}}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  const found = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(SEARCHING) ?? []);
  // In the lines of staff and learners, whose pages it does not slow down by much.
  expect(found.filter((rule) => !rule.includes("[data-frame='rail']"))).toEqual([]);
  expect(':root:has(#outlet [data-own-bar]) & {'.match(SEARCHING)).toHaveLength(1);
});

test('no rule has all that follows styled anew when something is inserted', () => {
  const files = globSync('{shell,shared-contracts,mfe-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    unkeyed(readFileSync(join(ROOT, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
