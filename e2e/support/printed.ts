import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * Words of the page that its print leaves out. What only a screen can do is not printed: ways elsewhere, forms, buttons and
 * what stands there for their sake.
 */
export async function wordsNotPrinted(page: Page): Promise<string[]> {
  const written = await page.evaluate(wordsOf);
  const file = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  // A PDF knows letters at places, and no words.
  const letters = lettersOf(text);
  return written.filter((word) => !letters.includes(lettersOf(word)));
}

/** Without accents, ligatures and signs, which files write in several ways, and in one case. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Runs in the page. Each word once. */
function wordsOf(): string[] {
  const screenOnly =
    'button,select,textarea,input,dialog,[popover],[hidden],[role=status],[role=alert],iframe,video,template,noscript,[data-without-scripts],nav,form,label,summary[aria-label],aside:has(> button),script,style,svg,.visually-hidden,[aria-hidden=true],[data-frame=rail] > :first-child';
  const words = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement?.closest(screenOnly)) continue;
    for (const word of nodeValue?.split(/[\s\u00a0\u202f]+/) ?? []) if (/\p{L}/u.test(word)) words.add(word);
  }
  return [...words];
}
