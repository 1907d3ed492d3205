import { expect, test } from 'vitest';
import { checkFragment } from './checkFragment.ts';
import { isSafeAddress } from './fragmentMarkup.ts';

const HEAD = { title: 'Titre', description: 'Description', keywords: [] };
const pageOf = (changes: object = {}) =>
  JSON.stringify({ kind: 'page', status: 200, html: '<h1>Titre</h1>', styles: '', head: HEAD, ...changes });
const check = (changes: object = {}) => checkFragment('mfe-blog', '/blog', pageOf(changes));
const checkHtml = (html: string) => check({ html: `<h1>Titre</h1>${html}` });

test.each([
  '<p>Texte</p><a href="/blog?x=1#y">a</a><a href="https://exemple.test">b</a><a href="mailto:a@b.test">c</a><a href="tel:+1">d</a>',
  '<img src="/a.avif" srcset="/a.avif 1x, /b.avif 2x" alt="">',
  '<link rel="preload" as="image" href="/a.avif" imagesrcset="/a.avif 1x, https://exemple.test/b.avif 2x">',
  '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path d="M0 0"></path></svg>',
  '<form action="/x"><input name="a"><button formaction="/y">z</button></form>',
  '<details><summary>a</summary><table><tbody><tr><td>b</td></tr></tbody></table></details>',
  '<dialog id="eigen">x</dialog>',
  '<p id="registre" data-on="1" lang="fr">x</p>',
])('takes content: %s', (html) => {
  expect(() => checkHtml(html)).not.toThrow();
});

test.each([
  ['<script>1</script>', 'a <script> element'],
  ['<iframe></iframe>', 'a <iframe> element'],
  ['<object data="/x"></object>', 'a <object> element'],
  ['<template><script>1</script></template>', 'a <template> element'],
  ['<svg><animate attributeName="href"></animate></svg>', 'a <animate> element'],
  ['<svg><foreignObject></foreignObject></svg>', 'a <foreignObject> element'],
  ['<link rel="stylesheet" href="/x.css">', 'a <link> element'],
  ['<link rel="preload" as="script" href="/x.js">', 'a <link> element'],
  ['<link rel="modulepreload" as="image" href="/x.js">', 'a <link> element'],
  ['<style>p{}</style>', 'a <style> element'],
  ['<p onclick="x()">a</p>', 'the attribute onclick'],
  ['<svg><path onload="x()"></path></svg>', 'the attribute onload'],
  ['<p srcdoc="x">a</p>', 'the attribute srcdoc'],
  ['<p style="color:red">a</p>', 'a style attribute, which the security policy blocks'],
  ['<p id="outlet">a</p>', 'the id outlet, which belongs to the document around it'],
  ['<p id="registry">a</p>', 'the id registry, which belongs to the document around it'],
  ['<a href="javascript:alert(1)">a</a>', 'the address javascript:alert(1)'],
  ['<a href="java\nscript:alert(1)">a</a>', 'the address java\nscript:alert(1)'],
  ['<a href="data:text/html,x">a</a>', 'the address data:text/html,x'],
  ['<a href="http://[">a</a>', 'the address http://['],
  ['<form action="vbscript:x"></form>', 'the address vbscript:x'],
  ['<img srcset="/a 1x, javascript:x 2x" alt="">', 'the address javascript:x'],
  ['<svg><use href="data:image/svg+xml,x"></use></svg>', 'the address data:image/svg+xml,x'],
])('refuses %s', (html, what) => {
  expect(() => checkHtml(html)).toThrow(`mfe-blog: the page /blog carries ${what}.`);
});

test.each([
  ['an end tag too many', '</div><p>draussen</p>'],
  ['an end tag too many and one too few', '</div><div>'],
  ['the end of the main part', '</main><p>draussen</p>'],
  ['an end tag that closes the body', '</main></body><p>x</p>'],
  ['an end tag too few', '<div>'],
  ['an open comment', '<!-- '],
  ['an open attribute', '<p title="'],
  ['attributes for the body', '<body class="x">'],
  ['attributes for the root', '<html lang="en">'],
])('refuses markup that reaches out of its place: %s', (_, html) => {
  expect(() => checkHtml(html)).toThrow('carries ');
});

test.each([
  ['', true],
  ['<style data-styled="true" data-styled-version="6">p{}</style>', true],
  ['<style data-styled="true">a{}</style><style data-styled="true">b{}</style>', true],
  ['<style>p{}</style>', false],
  ['<style data-styled="true">p{}</style><script>1</script>', false],
  ['x<style data-styled="true">p{}</style>', false],
  ['<style data-styled="true">p{}', false],
  ['<style data-styled="true"><!-- </style>', false],
])('takes whole style elements of styled-components alone: %s %s', (styles, isTaken) => {
  if (isTaken) expect(() => check({ styles })).not.toThrow();
  else expect(() => check({ styles })).toThrow('something else than style elements of styled-components');
});

test.each([
  [{ head: { ...HEAD, title: '  ' } }, 'no title'],
  [{ head: { ...HEAD, title: undefined } }, 'no title'],
  [{ head: { ...HEAD, description: ' ' } }, 'no description'],
  [{ html: '<p>x</p>' }, '0 h1 headings instead of one'],
  [{ html: '<h1>a</h1><section><h1>b</h1></section>' }, '2 h1 headings instead of one'],
])('refuses what search engines could not use: %o', (changes, what) => {
  expect(() => check(changes)).toThrow(`mfe-blog: the page /blog has ${what}.`);
});

test.each([
  ['{"kind":', 'the page /blog is no JSON'],
  ['{}', 'the page /blog is wrong'],
  [pageOf({ status: 500 }), 'the page /blog is wrong'],
  [pageOf({ head: { ...HEAD, keywords: 'a' } }), 'the page /blog is wrong'],
])('refuses what is no page: %s', (text, sentence) => {
  expect(() => checkFragment('mfe-blog', '/blog', text)).toThrow(`mfe-blog: ${sentence}`);
});

test.each([
  ['/blog', true],
  ['#a', true],
  ['', true],
  ['//exemple.test', true],
  ['https://exemple.test', true],
  ['http://exemple.test', true],
  ['mailto:a@b.test', true],
  ['tel:+15145550199', true],
  ['blob:https://x', false],
  ['file:///etc/passwd', false],
  ['http://', false],
])('follows %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});
