// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styled, { __PRIVATE__, keyframes } from 'styled-components';
import { expect, test } from 'vitest';
import { insertStyles } from './insertStyles.ts';

/** All rules of the sheet of styled-components, in their order. */
const rules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) =>
    [...(sheet as CSSStyleSheet).cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' ')),
  );
const ofServer = (...parts: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${parts.map((part) => `${part}/*!sc*/\n`).join('')}</style>`;

test('takes rules of the server in their order, each once', () => {
  const page = ofServer(
    '.aa{color:red;}',
    '@media (width<=600px){.aa{color:blue;}}',
    'data-styled.g7[id="sc-base"]{content:"aa,"}',
    '.bb{color:green;}',
    'data-styled.g3[id="sc-more"]{content:"bb,"}',
  );
  // Other tests in this worker have styles of their own.
  const before = rules().length;
  insertStyles(page);
  const taken = rules();
  expect(taken).toHaveLength(before + 3);
  // Classes of theirs may begin with the same letters.
  expect(taken.findIndex((rule) => /^\.aa[ {]/.test(rule))).toBeLessThan(
    taken.findIndex((rule) => /^\.bb[ {]/.test(rule)),
  );
  insertStyles(page);
  expect(rules()).toEqual(taken);
});

test('what a page needs besides joins what is known of its component', () => {
  insertStyles(ofServer('.aa{color:red;}', '.cc{color:gray;}', 'data-styled.g1[id="sc-base"]{content:"aa,cc,"}'));
  expect(rules().some((rule) => rule.startsWith('.cc'))).toBe(true);
  expect(__PRIVATE__.mainSheet.hasNameForId('sc-base', 'cc')).toBe(true);
});

test('a component finds its classes there and inserts none again', () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const Title = styled.h1.withConfig({ componentId: 'sc-title' })`color: teal; animation: ${turn} 1s;`;
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(Title)));
  const name = [...(__PRIVATE__.mainSheet.names.get('sc-title') ?? [])].at(-1) as string;
  const before = rules();
  insertStyles(ofServer(`.${name}{color:teal;}`, `data-styled.g1[id="sc-title"]{content:"${name},"}`));
  expect(rules()).toEqual(before);
});
