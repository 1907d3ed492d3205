import type { RenderedPage } from '@agence/shared-contracts/server';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'base',
  'meta',
  'link',
  'object',
  'embed',
  'iframe',
  'frame',
  'template',
]);
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster']);

/**
 * Refuses a prerendered page that carries anything but content (CMP-15), or that search engines could not use:
 * title, description and exactly one `h1`.
 *
 * @throws RegistryError `fragment_unsafe`, `page_incomplete`
 */
export function checkFragment(release: string, path: string, text: string): void {
  const page = parseJson(text) as RenderedPage;
  const unsafe = (what: string) =>
    new RegistryError('fragment_unsafe', `${release}: the page ${path} carries ${what}.`);
  let headings = 0;
  for (const element of elements(parseFragment(page.html))) {
    if (FORBIDDEN_ELEMENTS.has(element.tagName)) throw unsafe(`a <${element.tagName}> element`);
    if (element.tagName === 'style') throw unsafe('a <style> element in its content');
    if (element.tagName === 'h1') headings += 1;
    for (const { name, value } of element.attrs) {
      if (name.startsWith('on') || name === 'srcdoc') throw unsafe(`the attribute ${name}`);
      if (name === 'style') throw unsafe('a style attribute, which the security policy blocks');
      if (URL_ATTRIBUTES.has(name) && /^[\s\0]*(?:javascript|vbscript|data):/i.test(value))
        throw unsafe(`the address ${value}`);
    }
  }
  for (const element of elements(parseFragment(page.styles))) {
    const isStyle = element.tagName === 'style' && element.attrs.some(({ name }) => name === 'data-styled');
    if (!isStyle) throw unsafe(`a <${element.tagName}> element among its styles`);
  }
  const incomplete = (what: string) =>
    new RegistryError('page_incomplete', `${release}: the page ${path} has ${what}.`);
  if (!page.head?.title?.trim()) throw incomplete('no title');
  if (!page.head.description?.trim()) throw incomplete('no description');
  if (headings !== 1) throw incomplete(`${headings} h1 headings instead of one`);
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
