import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

/** A screen reader that is a script in the page (`@guidepup/virtual-screen-reader`): it works out what is said from the document. */
export interface VirtualReader {
  /** What it has said since it was asked last: where the focus went, and what live regions said. */
  said(): Promise<string[]>;
  /** Reads a part of the page from its beginning to its end, as with the arrow key. */
  reads(selector: string): Promise<string[]>;
}

/** In which the page has it. */
interface Read {
  readonly Virtual: typeof Virtual;
  readonly follower: Virtual;
}

/** Follows a page from its next load on. */
export async function virtualReaderOf(page: Page): Promise<VirtualReader> {
  await page.addInitScript({ content: `globalThis.read = (() => { ${library()} })();` });
  await page.addInitScript(follow);
  return {
    said: () => page.evaluate(drain),
    reads: (selector) => page.evaluate(readThrough, selector),
  };
}

/** The library for pages is a module; what runs before a page's own scripts is none. */
function library(): string {
  const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const text = readFileSync(file, 'utf8');
  const asScript = text.replace(/export\s*\{\s*([\w$]+) as Virtual\s*,[^}]*\};?/, 'return { Virtual: $1 };');
  if (asScript === text) throw new Error('The virtual screen reader no longer exports Virtual as it did');
  return asScript.replace(/^\/\/# sourceMappingURL=.*$/m, '');
}

/** Runs in the page, as all below. */
function follow() {
  // The library asks the root of what has just left the page for elements by id, and that is an element then, which has none.
  Object.assign(Element.prototype, {
    getElementById(this: Element, id: string) {
      return this.querySelector(`#${CSS.escape(id)}`);
    },
  });
  const { read } = globalThis as unknown as { read: { Virtual: new () => Virtual; follower?: Virtual } };
  document.addEventListener('DOMContentLoaded', async () => {
    const follower = new read.Virtual();
    await follower.start({ container: document.body });
    await follower.clearSpokenPhraseLog();
    read.follower = follower;
  });
}

async function drain(): Promise<string[]> {
  const { follower } = (globalThis as unknown as { read: Partial<Read> }).read;
  if (!follower) return [];
  const said = [...(await follower.spokenPhraseLog())];
  await follower.clearSpokenPhraseLog();
  return said;
}

async function readThrough(selector: string): Promise<string[]> {
  const { Virtual: Reader } = (globalThis as unknown as { read: Read }).read;
  const container = document.querySelector(selector);
  if (!container) throw new Error(`There is no ${selector}`);
  const reader = new Reader();
  await reader.start({ container });
  const first = await reader.lastSpokenPhrase();
  const end = `end of ${first}`;
  for (let step = 0; step < 3000 && (await reader.lastSpokenPhrase()) !== end; step += 1) await reader.next();
  const said = [...(await reader.spokenPhraseLog())];
  await reader.stop();
  return said;
}
