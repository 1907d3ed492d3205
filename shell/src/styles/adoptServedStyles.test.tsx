// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styled, { __PRIVATE__ } from 'styled-components';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adoptServedStyles } from './adoptServedStyles.ts';

const { mainSheet } = __PRIVATE__;
const formerTag = mainSheet.tag;

const sheetOf = (...rules: string[]) => {
  const style = document.createElement('style');
  style.dataset.styled = 'true';
  style.textContent = rules.map((rule) => `${rule}/*!sc*/\n`).join('');
  return style;
};
/** Rules of components in all sheets, without the marks between them. */
const rules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet as CSSStyleSheet).cssRules]
      .map(({ cssText }) => cssText.replace(/\s+/g, ' '))
      .filter((rule) => /^[.@]/.test(rule)),
  );
const show = (component: React.ElementType, props: object = {}) => {
  const element = document.createElement('div');
  flushSync(() => createRoot(element).render(createElement(component, props)));
  return element.firstElementChild as HTMLElement;
};

beforeEach(() => {
  for (const style of document.querySelectorAll('style')) style.remove();
  document.head.append(
    sheetOf(
      '.aa{color:red}',
      '@media (width<600px){.aa{color:blue}}',
      'data-styled.g4[id="adopt-base"]{content:"aa,"}',
      '.cc{color:teal}',
      'data-styled.g9[id="adopt-more"]{content:"cc,"}',
    ),
  );
  document.body.replaceChildren(sheetOf('.bb{color:green}', 'data-styled.g2[id="adopt-below"]{content:"bb,"}'));
  adoptServedStyles();
});
afterEach(() => {
  mainSheet.tag = formerTag;
  for (const id of ['base', 'more', 'below', 'new', 'newer']) mainSheet.clearNames(`adopt-${id}`);
});

test('leaves what was served as it was, out of the way of the markup', () => {
  expect(rules()).toEqual([
    '.aa { color: red; }',
    expect.stringContaining('@media'),
    '.cc { color: teal; }',
    '.bb { color: green; }',
  ]);
  expect(document.body.childElementCount).toBe(0);
  expect(mainSheet.hasNameForId('adopt-base', 'aa')).toBe(true);
  expect(mainSheet.hasNameForId('adopt-below', 'bb')).toBe(true);
});

test('a component gets more rules where it has its own', () => {
  mainSheet.insertRules('adopt-base', 'ab', ['.ab{color:gold}']);
  mainSheet.insertRules('adopt-below', 'ba', ['.ba{color:pink}']);
  expect(rules().map((rule) => rule.slice(0, 3))).toEqual(['.aa', '@me', '.ab', '.cc', '.bb', '.ba']);
});

test('components that were not served follow by their numbers, without rules that the browser does not know', () => {
  const Newer = styled.p.withConfig({ componentId: 'adopt-new' })`color: ${({ color }) => color};`;
  const Newest = styled(Newer).withConfig({ componentId: 'adopt-newer' })`margin: 0;`;
  show(Newest, { color: 'navy' });
  const [base, own] = rules().slice(-2);
  expect([base, own]).toEqual([expect.stringContaining('navy'), expect.stringContaining('margin')]);
  // Another look of the one that is extended still comes before what extends it.
  const shown = show(Newest, { color: 'olive' });
  expect(rules().at(-1)).toContain('margin');
  expect(getComputedStyle(document.body.appendChild(shown)).color).toBe('rgb(128, 128, 0)');
  mainSheet.insertRules('adopt-new', 'x', ['::-of-another-browser{', '.xx{color:lime}']);
  expect(rules().slice(-2)[0]).toContain('lime');
});

test('rules of a component are taken away, and said, without those around', () => {
  expect(mainSheet.toString()).toContain('data-styled.g');
  mainSheet.clearRules('adopt-base');
  expect(rules().map((rule) => rule.slice(0, 3))).toEqual(['.cc', '.bb']);
  mainSheet.insertRules('adopt-base', 'ab', ['.ab{color:gold}']);
  expect(rules()[0]).toContain('gold');
});

test('a page without styles of components leaves them to styled-components', () => {
  mainSheet.tag = formerTag;
  for (const style of document.querySelectorAll('style')) style.remove();
  adoptServedStyles();
  expect(mainSheet.tag).toBe(formerTag);
});
