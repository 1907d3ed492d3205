import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { SITE_URL } from '../../support/site.ts';
import { ANSWERING, PATIENCE_MS, type Sought, type Visitor } from './Visitor.ts';

const require = createRequire(import.meta.url);

/** Finds by role and name as Playwright does; WebDriver itself knows selectors alone. */
const testingLibrary = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page: the first visible element that is meant, or null; `unprepared` without the library. Spaces of every width are one space. */
const FIND = `
  if (!('TestingLibraryDom' in window)) return 'unprepared';
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const fits = (sought) => (given) => typeof sought === 'object'
    ? new RegExp(sought.source, sought.flags).test(plain(given))
    : plain(given).toLowerCase().includes(plain(sought).toLowerCase());
  const find = (sought) => {
    const { isInaccessible, queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
    const roots = sought.within ? find(sought.within) : [document.body];
    return roots.flatMap((root) => {
      if (sought.text) return queryAllByText(root, fits(sought.text));
      if (sought.label) return queryAllByLabelText(root, fits(sought.label));
      const { role, name, level } = sought;
      // Whether it is hidden is asked of what fits alone, not of every element of that role.
      const fitting = queryAllByRole(root, role, { level, name: name && fits(name), hidden: true });
      return fitting.filter((element) => !isInaccessible(element));
    }).filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  return find(arguments[0])[0] ?? null;`;

/**
 * Runs in the page: whether an element, brought into sight, stands still for two frames and is what a click there meets.
 * WebDriver aims once; a page that lays out what comes into sight would move on under it.
 */
const STANDS_STILL = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => { const { x, y, width, height } = element.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const now = place();
    const met = document.elementFromPoint(now.x, now.y);
    done(before.x === now.x && before.y === now.y && met !== null && (element.contains(met) || met.contains(element)));
  }));`;

/** Keeps what the page complains of; WebDriver tells nothing of the console. */
const LISTEN = `
  if (!window.complaints) {
    window.complaints = [];
    for (const kind of ['error', 'warn']) {
      const original = console[kind];
      console[kind] = (...words) => { complaints.push(words.join(' ')); original(...words); };
    }
    addEventListener('error', ({ message }) => complaints.push(String(message)));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI));
  }`;

const COME_TO = 'arguments[0].scrollIntoView({ block: "nearest", behavior: "instant" })';

/** WebKit through WebDriver. */
export function webkitVisitor(driver: WebDriver): Visitor {
  const heard: string[] = [];
  /** Tabs that wait behind the one that is used. */
  const openers: string[] = [];

  const evaluate = <T>(work: () => T): Promise<T> => driver.executeScript(work);

  async function until<T>(what: string, get: () => Promise<T | null | false | undefined>): Promise<T> {
    const last = Date.now() + PATIENCE_MS;
    let problem: unknown;
    do {
      try {
        const found = await get();
        if (found) return found;
      } catch (error) {
        // A page that is being replaced answers nothing; the next one does.
        problem = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (Date.now() < last);
    const shown = await driver.executeScript<string>('return document.body.innerText.slice(0, 1500)');
    throw new Error(`${what}, at ${await driver.getCurrentUrl()}, which shows:\n${shown}`, { cause: problem });
  }

  async function find(sought: Sought): Promise<WebElement | null> {
    const look = () => driver.executeScript<WebElement | null | 'unprepared'>(LISTEN + FIND, plain(sought));
    const found = await look();
    if (found !== 'unprepared') return found;
    await driver.executeScript(testingLibrary);
    return look() as Promise<WebElement | null>;
  }

  /** Before a page goes, what it has complained of is kept. */
  async function collect() {
    heard.push(...(await driver.executeScript<string[]>('return (window.complaints ?? []).splice(0)')));
  }

  async function hydrated() {
    await driver.executeScript(LISTEN);
    await until('header and page do not answer', () =>
      driver.executeScript<boolean>('return arguments[0].every((part) => document.querySelector(part))', ANSWERING),
    );
  }

  return {
    async open(path) {
      await collect();
      await driver.get(SITE_URL + path);
      await hydrated();
    },
    async read(path) {
      await collect();
      await driver.get(SITE_URL + path);
    },
    async click(sought) {
      await until(`cannot click ${inWords(sought)}`, async () => {
        const element = await find(sought);
        if (!element || !(await driver.executeAsyncScript<boolean>(STANDS_STILL, element))) return false;
        await element.click();
        return true;
      });
    },
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    async fill(sought, text) {
      await until(`cannot fill ${inWords(sought)}`, async () => {
        const element = await find(sought);
        // The driver itself looks before a page that scrolls smoothly has come there.
        if (element) await driver.executeScript(COME_TO, element);
        await element?.clear();
        await element?.sendKeys(text);
        return element !== null;
      });
    },
    async press() {
      await driver.actions().sendKeys(Key.ESCAPE).perform();
    },
    sees: async (sought) => void (await until(`does not see ${inWords(sought)}`, () => find(sought))),
    misses: async (sought) =>
      void (await until(`still sees ${inWords(sought)}`, async () => (await find(sought)) === null)),
    isAt: async (path) =>
      void (await until(`is not at ${path}`, () =>
        driver.executeScript<boolean>('return location.pathname + location.search === arguments[0]', path),
      )),
    async arrives(name) {
      await until(`does not arrive at ${name}`, async () => {
        const heading = await find({ role: 'heading', level: 1, name });
        return heading && driver.executeScript<boolean>('return document.activeElement === arguments[0]', heading);
      });
      await hydrated();
    },
    async back() {
      await collect();
      await driver.navigate().back();
    },
    async reload() {
      await collect();
      await driver.navigate().refresh();
      await hydrated();
    },
    async goToNewTab() {
      const opener = await driver.getWindowHandle();
      const opened = await until('no tab was opened', async () =>
        (await driver.getAllWindowHandles()).find((handle) => handle !== opener && !openers.includes(handle)),
      );
      openers.push(opener);
      await driver.switchTo().window(opened);
    },
    async closeTab() {
      await collect();
      await driver.close();
      await driver.switchTo().window(openers.pop() as string);
    },
    evaluate,
    async complaints() {
      await collect();
      return heard;
    },
  };
}

/** Regular expressions do not travel. */
function plain(sought: Sought): unknown {
  return JSON.parse(
    JSON.stringify(sought, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
}

function inWords(sought: Sought): string {
  return JSON.stringify(sought, (_, value) => (value instanceof RegExp ? String(value) : value));
}
