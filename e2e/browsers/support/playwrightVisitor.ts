import { expect, type Locator, type Page } from '@playwright/test';
import { ANSWERING, PATIENCE_MS, type Sought, type Visitor } from './Visitor.ts';

/** Of nothing: Firefox has no more of a module that was loading when its page was left, and says that it does not match. */
const LEFT_MIDWAY = /at “([^”]+)”\. The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/** What pages complain of, without modules that were left midway. @param aborted addresses whose loading ended with their page */
function withoutLeft(complaints: readonly string[], aborted: readonly string[]): string[] {
  const left = [...aborted, ...complaints.flatMap((complaint) => LEFT_MIDWAY.exec(complaint)?.[1] ?? [])];
  return complaints.filter(
    (complaint) =>
      !LEFT_MIDWAY.test(complaint) &&
      !left.some((address) => complaint.includes(`error loading dynamically imported module: ${address}`)),
  );
}

/** Firefox says of an error that a page writes nothing but its kind. Runs in the document before anything of it. */
function tellErrors() {
  const { error } = console;
  console.error = (...words) =>
    error(...words.map((word) => (word instanceof Error ? `${word}\n${word.stack}` : word)));
}

/** Chromium and Firefox through Playwright. */
export function playwrightVisitor(first: Page): Visitor {
  let page = first;
  const complaints: string[] = [];
  const aborted: string[] = [];
  const listen = (tab: Page) => {
    tab.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'NS_BINDING_ABORTED') aborted.push(request.url());
    });
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
  };
  listen(first);
  void first.context().addInitScript(tellErrors);
  first.context().on('page', listen);
  const find = (sought: Sought) => locate(page, sought).filter({ visible: true }).first();
  const hydrated = async () => {
    for (const part of ANSWERING) await page.locator(part).waitFor({ state: 'attached', timeout: PATIENCE_MS });
  };

  return {
    async open(path) {
      await page.goto(path);
      await hydrated();
    },
    read: async (path) => void (await page.goto(path)),
    click: (sought) => find(sought).click({ timeout: PATIENCE_MS }),
    clickAt: (x, y) => page.mouse.click(x, y),
    async fill(sought, text) {
      const field = find(sought);
      // Keys, as a person has them: through Firefox's protocol `fill()` does not reach React.
      await field.press('ControlOrMeta+a', { timeout: PATIENCE_MS });
      await field.pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    sees: (sought) => expect(find(sought)).toBeVisible({ timeout: PATIENCE_MS }),
    misses: (sought) => expect(find(sought)).toBeHidden({ timeout: PATIENCE_MS }),
    isAt: (path) => expect(page).toHaveURL((url) => url.pathname + url.search === path, { timeout: PATIENCE_MS }),
    async arrives(name) {
      await expect(find({ role: 'heading', level: 1, name })).toBeFocused({ timeout: PATIENCE_MS });
      await hydrated();
    },
    async back() {
      await page.goBack();
    },
    async reload() {
      await page.reload();
      await hydrated();
    },
    async goToNewTab() {
      await expect.poll(() => page.context().pages().length, { timeout: PATIENCE_MS }).toBeGreaterThan(1);
      page = page.context().pages().at(-1) as Page;
    },
    async closeTab() {
      const { length } = page.context().pages();
      await page.close();
      page = first.context().pages()[length - 2] as Page;
    },
    evaluate: (work) => page.evaluate(work),
    complaints: async () => withoutLeft(complaints, aborted),
  };
}

function locate(page: Page, sought: Sought): Locator {
  const scope = sought.within ? locate(page, sought.within) : page;
  if ('text' in sought) return scope.getByText(sought.text);
  if ('label' in sought) return scope.getByLabel(sought.label);
  const { role, name, level } = sought;
  return scope.getByRole(role as 'button', { ...(name ? { name } : {}), ...(level ? { level } : {}) });
}
