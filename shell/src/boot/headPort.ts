import { headTags } from '@agence/shared-contracts/remote/headTags';
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
      const kept = new Set(tags.map(({ key }) => key));
      for (const old of document.querySelectorAll<HTMLElement>('[data-head]')) {
        if (!kept.has(old.dataset.head as string)) old.remove();
      }
      for (const { key, tag, attributes, text } of tags) {
        const old = document.querySelector(`[data-head="${key}"]`);
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
