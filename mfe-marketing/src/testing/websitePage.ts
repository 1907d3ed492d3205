import type { ServedPage } from '@agence/shared-contracts/testing/servedPage';
import { act } from 'react';
import { find, openPage, textsOf } from './openPage.ts';

const PATH = '/creation-site-web-quebec';

/** One section of the website page, open and hydrated, with what tests do to it. */
export interface OpenSection {
  readonly opened: ServedPage;
  readonly section: HTMLElement;
  readonly texts: (selector: string) => string[];
  readonly button: (name: string) => HTMLButtonElement;
  readonly click: (element: HTMLElement) => Promise<void>;
  readonly set: (input: HTMLInputElement, value: string) => Promise<void>;
}

/** Opens the website page at the section whose title begins like this. */
export async function openSection(title: string, visit?: Parameters<typeof openPage>[1]): Promise<OpenSection> {
  const opened = await openPage(PATH, visit);
  const section = [...opened.outlet.querySelectorAll<HTMLElement>('section')].find((candidate) =>
    candidate.querySelector('h2')?.textContent?.startsWith(title),
  );
  if (!section) throw new Error(`The page has no section ${title}`);
  return {
    opened,
    section,
    texts: (selector) => textsOf(section, selector),
    button(name) {
      const found = [...section.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!found) throw new Error(`There is no button ${name}`);
      return found;
    },
    click: (element) => act(async () => element.click()),
    set: (input, value) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

/** The element in a section that a selector finds. */
export const within = <Found extends Element = HTMLElement>({ section }: OpenSection, selector: string): Found =>
  find<Found>(section, selector);
