import type { Page } from '@playwright/test';

/** What others put into pages. Each runs in the page; the real ones need a network. */
export const strangers = {
  /** As Chrome and Google Translate do: every text stands in two elements of their own, those that come later too. */
  translation() {
    const wrap = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue?.trim() || parent.closest('font,script,style,[translate=no],svg')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        parent.replaceChild(outer, text);
        inner.append(text.nodeValue);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  },
  grammarly() {
    document.body.setAttribute('data-gr-ext-installed', '');
    for (const field of document.querySelectorAll('textarea')) {
      field.setAttribute('data-gramm', 'true');
      field.after(document.createElement('grammarly-extension'));
    }
  },
  lastPass() {
    for (const field of document.querySelectorAll('input:not([type=hidden],[type=checkbox])')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      field.after(icon);
    }
  },
  dashlane() {
    for (const form of document.querySelectorAll('form')) {
      form.setAttribute('data-dashlane-rid', 'a1');
      form.prepend(document.createElement('span'));
      for (const field of form.querySelectorAll('input,textarea')) field.setAttribute('data-dashlane-rid', 'b2');
    }
  },
} as const;

export type Stranger = keyof typeof strangers;

/** Has a stranger come into every page as soon as it is read, before any script of ours. */
export async function meet(page: Page, stranger: Stranger): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${act(stranger)})());`);
}

/**
 * Keeps pages from waking up: a press whose element is drawn anew before it is let go is none.
 *
 * @returns lets them wake up
 */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/r\/.+\.js$/, async (route) => {
    await awake;
    await route.continue();
  });
  return wake;
}

/** Has a stranger come into the page now. */
export async function come(page: Page, stranger: Stranger): Promise<void> {
  await page.evaluate(`(${act(stranger)})()`);
}

const act = (stranger: Stranger) => strangers[stranger].toString().replace(/^\w+/, 'function');
