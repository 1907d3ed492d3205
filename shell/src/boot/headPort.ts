import { type HeadTag, headTags } from '@agence/shared-contracts/remote/headTags';
import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import { trustedScript } from './trustedScript.ts';

/**
 * Keeps `<head>` in step with the page that is shown. Elements carry `data-head="{key}"`, as the composer
 * writes them: structured data at the end of the body, everything else in `<head>`.
 */
export function createHeadPort(siteUrl: string): HeadPort {
  return {
    set(head) {
      const tags = headTags(head, location.pathname, siteUrl);
      const kept = tags.map(standing);
      for (const old of document.querySelectorAll('[data-head]')) if (!kept.includes(old)) old.remove();
      for (const [index, { key, tag, attributes, text }] of tags.entries()) {
        const old = kept[index];
        const element = document.createElement(tag);
        element.dataset.head = key;
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        if (text !== undefined) element.textContent = tag === 'script' ? trustedScript(text) : text;
        if (old?.isEqualNode(element)) continue;
        if (old) old.replaceWith(element);
        else document.head.append(element);
      }
    },
  };
}

/** The element that says the same of the page before. */
function standing({ key, tag, attributes }: HeadTag): Element | null {
  const named = ['name', 'property']
    .filter((name) => attributes[name])
    .map((name) => `[${name}="${attributes[name]}"]`);
  return document.querySelector(`${tag}[data-head="${key}"]${named.join('')}`);
}
