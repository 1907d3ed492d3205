import type { Page } from '@playwright/test';

/** Texts that say one thing and nothing else: those that are kept from translators, and those that are not. */
export interface Sorted {
  readonly kept: readonly string[];
  readonly translated: readonly string[];
}

export const BRAND = 'Cimes(?: Marketing inc\\.)?';
/** Sums in dollars, prices among them. */
export const SUM = '[+−-]?[\\d\\s]+(?:,\\d\\d)?\\s\\$';
/** Numbers of certificates and of orders. */
export const CODE = '[0-9A-F]{5}-[0-9A-F]{5}|[0-9a-f]{8}';

/** Finds the texts of a part that fit, whole. */
export const sorted = (page: Page, part: string, fitting: string): Promise<Sorted> =>
  page.evaluate(sort, [part, fitting] as const);

/** Runs in the page. Translators leave drawings alone. */
function sort([part, fitting]: readonly [part: string, fitting: string]): Sorted {
  const [kept, translated]: [string[], string[]] = [[], []];
  const texts = document.createTreeWalker(document.querySelector(part) as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const text = nodeValue?.trim() ?? '';
    if (!new RegExp(`^(?:${fitting})$`).test(text) || parentElement?.closest('script,style,svg')) continue;
    (parentElement?.closest('[translate=no]') ? kept : translated).push(text);
  }
  return { kept, translated };
}
