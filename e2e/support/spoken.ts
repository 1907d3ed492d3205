import type { Page } from '@playwright/test';
import { seeWhole } from './layout.ts';

/** Names of companies and products that are written so, mail addresses, and numbers of orders after the word that says what they are. */
const WRITTEN_SO =
  /Commande [0-9a-f]{8}\b|\S+ ?@\S+|PageSpeed|LinkedIn|YouTube|TikTok|HubSpot|WordPress|WooCommerce|PayPal|ChatGPT|OpenAI|JavaScript|MailChimp|iPhone/g;
/** What is told by its name; the texts in it are told with it. */
const NAMED = [
  'link',
  'button',
  'heading',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'tab',
  'radio',
  'checkbox',
  'image',
];

/**
 * Reads the page's accessibility tree as screen readers do.
 *
 * @returns names that nobody would understand by ear, in one line each
 */
export async function mumbled(page: Page): Promise<string[]> {
  await seeWhole(page);
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const found = nodes.flatMap(({ ignored, role, name }) => {
    if (ignored) return [];
    const [kind, said] = [String(role?.value), String(name?.value ?? '')];
    if ((kind === 'Video' || kind === 'table') && !said) return [`${kind} without a name`];
    if (!NAMED.includes(kind)) return [];
    const words = said.replaceAll(WRITTEN_SO, '');
    if (/[→←↑↓↗]/u.test(words)) return [`${kind} « ${said} » has an arrow`];
    if (/^[+–]|[+–]$/u.test(words.trim())) return [`${kind} « ${said} » has a sign`];
    if (/\p{Ll}\p{Lu}|\p{Ll}{2}\d/u.test(words)) return [`${kind} « ${said} » is said without a pause`];
    return [];
  });
  return [...new Set([...found, ...(await page.evaluate(findUncounted))])];
}

/** Lists that VoiceOver in Safari does not tell as such, nor how many entries they have. Runs in the page. */
function findUncounted(): string[] {
  const lists = [...document.querySelectorAll('main :is(ul, ol):not([role], nav *)')].filter(
    (list) => list.checkVisibility() && list.firstElementChild,
  );
  return lists
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map((list) => `list.${list.className} « ${list.textContent?.trim().slice(0, 40)} » is told as none`);
}
