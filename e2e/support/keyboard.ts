import { expect, type Page } from '@playwright/test';

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
  /** One line for each key and each announcement. */
  transcript(): string[];
}

/** More stops than any page has from one thing to the next. */
const MOST_STOPS = 200;
/** States that screen readers say with a name. */
const STATES = ['expanded', 'pressed', 'checked', 'selected', 'invalid', 'disabled', 'required', 'valuetext', 'modal'];

/** Follows a page from its next load on. */
export async function keyboardOf(page: Page): Promise<Keyboard> {
  const lines: string[] = [];
  const said: string[] = [];
  const devtools = await page.context().newCDPSession(page);
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
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const at = await stop();
    lines.push(`${key}: ${at.told}`);
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
      await page.keyboard.type(text);
      lines.push(`types ${text}`);
    },
    hears: (words) =>
      expect
        .poll(() => said.findLast((one) => (typeof words === 'string' ? one.includes(words) : words.test(one))), {
          message: `says ${words}`,
        })
        .toBeDefined(),
    async keepsFocus() {
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
      const at = await stop();
      lines.push(`    then ${at.told}`);
      return at;
    },
    transcript: () => lines,
  };
}

/** Passes on what live regions say. Runs in the page. */
function listen() {
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
