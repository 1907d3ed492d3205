import type { Page } from '@playwright/test';

/** The spacing that everybody may ask for (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Spaces the page's text as a reader's own style sheet does. */
export const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** Browsers set text at 16 pixels unless they are told otherwise; here a reader has told them 32, which is 200 %. */
export async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Lays out what else waits until somebody comes near, and goes down the page once so that what is shown then is there. */
export const seeWhole = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.dataset.moved = '';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

/** What makes the page wider than its window, innermost first, in one line each; nothing when it is not. */
export const sideways = (page: Page): Promise<string[]> => page.evaluate(findSideways);

/** Texts that a box of fixed size cuts, in one line each. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCut);

/** What stands still over the page while it scrolls, and which share of the window's height it takes. */
export const standing = (page: Page): Promise<{ readonly share: number; readonly what: string[] }> =>
  page.evaluate(findStanding);

/** Goes to each stop of the Tab key. @returns those that are hidden then, in one line each */
export const hiddenStops = (page: Page): Promise<string[]> => page.evaluate(findHiddenStops);

/** Runs in the page, as all below. */
function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    if (width === 0 || right + scrollX <= clientWidth + 1) return false;
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return false;
    return true;
  });
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const named = innermost.map(
    (element) =>
      `${element.localName}.${element.className} « ${element.textContent?.trim().slice(0, 40)} » to ${Math.round(element.getBoundingClientRect().right + scrollX)}`,
  );
  return [`${scrollWidth} of ${clientWidth} px`, ...named.slice(0, 5)];
}

function findCut(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('script,style,template,[aria-hidden=true]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, webkitLineClamp, position } = getComputedStyle(box);
      // For ears alone.
      if (clipPath !== 'none' && box.clientWidth <= 1) break;
      // What is shortened says so and leads to the whole.
      if (webkitLineClamp !== 'none') break;
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // A line's box is higher than its letters.
      const slack = fontSize * 0.3;
      const isCut = lines.some(
        (line) =>
          (clips(overflowX) && (line.right > right + slack || line.left < left - slack)) ||
          (clips(overflowY) && (line.bottom > bottom + slack || line.top < top - slack)),
      );
      if (isCut) {
        found.push(`« ${text.data.trim().slice(0, 50)} » by ${box.localName}.${box.className}`);
        break;
      }
      if (position === 'fixed') break;
      // What can be scrolled can be read.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  return [...new Set(found)];
}

function findStanding() {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const still = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width * height > 0;
  });
  const before = still.map((element) => element.getBoundingClientRect());
  scrollBy({ top: -8, behavior: 'instant' });
  const rows = new Set<number>();
  const what: string[] = [];
  for (const [index, element] of still.entries()) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const old = before[index] as DOMRect;
    if (Math.abs(old.top - top) > 1) continue;
    const [from, to] = [Math.max(0, Math.floor(top)), Math.min(innerHeight, Math.ceil(bottom))];
    // What stands beside the text covers nothing of it.
    if (from >= to || right <= 0 || left >= innerWidth || (right - left) * 2 < innerWidth) continue;
    what.push(`${element.localName}.${element.className} ${from} to ${to}`);
    for (let row = from; row < to; row += 1) rows.add(row);
  }
  return { share: rows.size / innerHeight, what };
}

async function findHiddenStops(): Promise<string[]> {
  const found: string[] = [];
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href],button:not(:disabled),input:not([type=hidden],:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]',
  );
  for (const stop of stops) {
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    stop.focus();
    if (document.activeElement !== stop) continue;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = [...stop.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.control === stop);
        }),
      ),
    );
    if (!isSeen) found.push(`${stop.localName} « ${(stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40)} »`);
  }
  return found;
}
