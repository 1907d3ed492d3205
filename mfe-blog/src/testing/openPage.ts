import { openServedPage, type ServedPage } from '@agence/shared-contracts/testing/servedPage';
import * as lifecycles from '../exposes/lifecycles.ts';
import * as server from '../exposes/server.ts';

/** A page of this remote as a visitor gets it, hydrated; see `openServedPage`. */
export function openPage(address: string, before?: (outlet: HTMLElement) => void): Promise<ServedPage> {
  return openServedPage({ lifecycles, server }, address, before);
}

/** Texts of all elements that a selector finds. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

/** The button with a text. */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((element) => element.textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}
