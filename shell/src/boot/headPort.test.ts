// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createHeadPort } from './headPort.ts';

const head = { title: 'Blogue', description: 'Articles', keywords: ['seo'] };
const tags = () => [...document.head.querySelectorAll<HTMLElement>('[data-head]')];
/** What an element says who it is by. */
const nameOf = (tag: HTMLElement) =>
  tag.getAttribute('name') ??
  tag.getAttribute('property') ??
  tag.getAttribute('rel') ??
  tag.dataset.head + tag.localName;
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

test('writes a page’s head, changes what differs, and leaves what stays as it is (CON-014)', () => {
  const port = createHeadPort('https://exemple.test');
  document.head.insertAdjacentHTML('beforeend', '<meta name="viewport" content="x">');
  port.set({ ...head, jsonLd: [{ '@type': 'WebPage' }], noindex: true });
  const names = tags().map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(document.title).toContain('Blogue');
  const before = new Map(tags().map((tag) => [nameOf(tag), tag]));
  const structured = tags().find((tag) => tag instanceof HTMLScriptElement);
  expect(structured?.textContent).toContain('"WebPage"');
  port.set({ ...head, title: 'Outils' });
  expect(document.title).toContain('Outils');
  // Gone with the page that had it.
  expect(structured?.isConnected).toBe(false);
  const description = [...before.values()].find((tag) => tag?.getAttribute('content') === 'Articles');
  expect(description?.isConnected).toBe(true);
  expect(tags().filter((tag) => tag.tagName === 'TITLE')).toHaveLength(1);
  expect(document.head.querySelector('[name=viewport]')).not.toBeNull();
  expect(tags().map((tag) => tag.getAttribute('content'))).not.toContain('noindex, nofollow');
});

test('takes the place of structured data that a document has at its end', () => {
  const port = createHeadPort('https://exemple.test');
  document.body.innerHTML = '<script type="application/ld+json" data-head="jsonld:0">{}</script>';
  const structured = () => [...document.querySelectorAll('[type="application/ld+json"]')].map((one) => one.textContent);
  port.set({ ...head, jsonLd: [{ '@type': 'WebPage' }] });
  expect(structured()).toEqual([expect.stringContaining('"WebPage"')]);
  port.set(head);
  expect(structured()).toEqual([]);
});

test('puts a changed element where the old one stood', () => {
  const port = createHeadPort('https://exemple.test');
  port.set(head);
  const order = tags().map(nameOf);
  port.set({ ...head, title: 'Autre', description: 'Autre' });
  expect(tags().map(nameOf)).toEqual(order);
});
