import { expect, type Page } from '@playwright/test';
import { virtualReaderOf } from './virtualReader.ts';

/** Where somebody stands who uses the keyboard alone, as screen readers tell it. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Everything in one line: role, name, state and description. */
  readonly told: string;
}

/** A page by keyboard alone. Every press and everything that is said goes into the transcript. */
export interface Keyboard {
  press(key: string): Promise<Stop>;
  /** Presses Tab, or another key, until something of that name has the focus. */
  reach(name: string | RegExp, key?: string): Promise<Stop>;
  type(text: string): Promise<void>;
  /** Waits until live regions have said something. */
  hears(words: string | RegExp): Promise<void>;
  /** Fails where the focus has fallen to the page itself. */
  keepsFocus(): Promise<Stop>;
  /** Has a part of the page read from its beginning to its end. */
  reads(selector: string): Promise<void>;
  /** One line for each key and each announcement, as the browser tells them. */
  transcript(): string[];
  /** What the virtual screen reader has said of it all. */
  spoken(): Promise<string>;
}

/** More stops than any page has from one thing to the next. */
const MOST_STOPS = 200;
/** States that screen readers say with a name. */
const STATES = ['expanded', 'pressed', 'checked', 'selected', 'invalid', 'disabled', 'required', 'valuetext', 'modal'];

/** Follows a page from its next load on. */
export async function keyboardOf(page: Page): Promise<Keyboard> {
  const lines: string[] = [];
  const said: string[] = [];
  const spoken: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  const reader = await virtualReaderOf(page);
  const listenOn = async () => {
    for (const phrase of await reader.said()) spoken.push(`  ${phrase}`);
  };
  await page.exposeFunction('hear', (words: string) => {
    said.push(words);
    lines.push(`    « ${words} »`);
  });
  await page.addInitScript(listen);

  const stop = async (): Promise<Stop> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId as string,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const role = String(node?.role?.value ?? '');
    const name = String(node?.name?.value ?? '');
    const states = (node?.properties ?? [])
      .filter(
        ({ name: property, value }) => STATES.includes(property) && value.value !== false && value.value !== 'false',
      )
      .map(({ name: property, value }) => `${property}=${value.value}`);
    const description = node?.description?.value ? `(${node.description.value})` : '';
    return { role, name, told: [role, `"${name}"`, ...states, description].filter(Boolean).join(' ') };
  };
  // Something was done whose outcome has come by now: it has left the focus with somebody.
  let done: string | undefined;
  const press = async (key: string) => {
    if (done)
      await expect.poll(() => page.evaluate(isLost), { message: `the focus is lost after ${done}` }).toBe(false);
    await listenOn();
    // Automation is faster than any hand, which comes after the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    spoken.push(key);
    await page.keyboard.press(key);
    const at = await stop();
    lines.push(`${key}: ${at.told}`);
    await listenOn();
    done = key.endsWith('Tab') ? undefined : `${key}, ${at.told}`;
    return at;
  };
  const matches = (name: string | RegExp, at: string) => (typeof name === 'string' ? at === name : name.test(at));
  return {
    press,
    async reach(name, key = 'Tab') {
      for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
        const at = await press(key);
        if (matches(name, at.name.replaceAll('\u00a0', ' '))) return at;
      }
      throw new Error(`${key} does not lead to ${name}:\n${lines.slice(-MOST_STOPS).join('\n')}`);
    },
    async type(text) {
      await listenOn();
      spoken.push(`types ${text}`);
      await page.keyboard.type(text);
      lines.push(`types ${text}`);
    },
    async hears(words) {
      const isHeard = (one: string) => (typeof words === 'string' ? one.includes(words) : words.test(one));
      await expect.poll(() => said.findLast(isHeard), { message: `says ${words}` }).toBeDefined();
      await listenOn();
    },
    async keepsFocus() {
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
      const at = await stop();
      lines.push(`    then ${at.told}`);
      await listenOn();
      return at;
    },
    async reads(selector) {
      await listenOn();
      spoken.push(`reads ${selector}`);
      for (const phrase of await reader.reads(selector)) spoken.push(`  ${phrase}`);
    },
    transcript: () => lines,
    async spoken() {
      await listenOn();
      return spoken.join('\n');
    },
  };
}

/** Whether the focus was in this page and has fallen to the page itself. Runs in the page, as all below. */
const isLost = () =>
  document.activeElement === document.body && (window as unknown as { wasFocused?: true }).wasFocused === true;

/** Passes on what live regions say. */
function listen() {
  addEventListener('focusin', () => Object.assign(window, { wasFocused: true }), true);
  const LIVE = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive],output';
  const before = new WeakMap<Element, string>();
  const tell = (region: Element) => {
    const words = region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (words && region.checkVisibility() && before.get(region) !== words)
      (window as unknown as { hear(words: string): void }).hear(words);
    before.set(region, words);
  };
  const start = () =>
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (live) regions.add(live);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          // What comes with its words is said where it is urgent; others must have been there before.
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) regions.add(alert);
        }
      }
      for (const region of regions) if (region.getAttribute('aria-live') !== 'off') tell(region);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  start();
}
