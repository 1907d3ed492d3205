import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { render } from '../exposes/server.ts';
import { plainText } from './plainText.ts';

/** A page as the server sends it, to be asked like a document. Needs jsdom. */
export interface ReadPage {
  readonly root: HTMLElement;
  readonly head: PageHead;
  /** All that visitors read, with plain spaces. */
  readonly text: string;
  /** The section whose title begins like this. */
  section(title: string): HTMLElement;
  /** Identifiers of all calls to action, in their order. */
  readonly ctas: readonly string[];
}

/** Reads the server's HTML of a page of this remote. */
export async function readPage(path: string): Promise<ReadPage> {
  const page = (await render({ path, siteUrl: 'https://site.test' })) as RenderedPage;
  const root = document.createElement('div');
  root.innerHTML = page.html;
  return {
    root,
    head: page.head,
    text: plainText(root),
    section(title) {
      const found = [...root.querySelectorAll<HTMLElement>('section')].find((section) =>
        section.querySelector('h2')?.textContent?.startsWith(title),
      );
      if (!found) throw new Error(`${path} has no section ${title}`);
      return found;
    },
    ctas: [...root.querySelectorAll<HTMLElement>('[data-cta]')].map(({ dataset }) => dataset.cta ?? ''),
  };
}

/** Texts of the elements that a selector finds, with plain spaces. */
export const readAll = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(plainText);
