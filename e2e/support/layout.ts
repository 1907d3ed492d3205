import type { CDPSession, Page } from '@playwright/test';

/** The spacing that everybody may ask for (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The share of a low window's height that what stands still may take. */
const STANDING_SHARE = 0.2;

/**
 * Looks at the page that is open as people do who need it larger, spaced or in their own colours.
 *
 * @returns what is cut, wider than its window, hidden or no longer told apart, in one line each
 */
export async function troubles(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  const note = (condition: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${condition}: ${line}`));
  await page.setViewportSize({ width: 320, height: 256 });
  await seeWhole(page);
  note('400 %', await page.evaluate(findSideways));
  note('400 %', await page.evaluate(findStanding, STANDING_SHARE));
  note('400 %', await page.evaluate(findHiddenStops));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await withSpacing(page, async () => {
      await seeWhole(page);
      note(`spaced, ${width} px`, await page.evaluate(findSideways));
      note(`spaced, ${width} px`, await page.evaluate(findCut));
    });
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await withLargeText(page, async () => {
      await seeWhole(page);
      note(`text 200 %, ${width} px`, await page.evaluate(findSideways));
      note(`text 200 %, ${width} px`, await page.evaluate(findCut));
    });
  }
  note('focus', await page.evaluate(findCutRings));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await page.evaluate(findUnmarked));
  await page.emulateMedia({ forcedColors: 'none' });
  if (before) await page.setViewportSize(before);
  return found;
}

/** Goes to each stop of the Tab key. @returns those that are hidden then, in one line each */
export const hiddenStops = (page: Page): Promise<string[]> => page.evaluate(findHiddenStops);

/**
 * Looks at the page that is open as on a phone whose browser enlarges text alone: every size of the page is twice what it is, and its
 * queries ask for the window as it was.
 *
 * @returns what is wider than its window, in one line each
 */
export async function sidewaysInTwice(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await seeWhole(page);
  return page.evaluate(findSideways);
}

/** Spaces the page's text as a reader's own style sheet does. */
async function withSpacing(page: Page, look: () => Promise<void>) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

const sessions = new WeakMap<Page, CDPSession>();

/** Browsers set text at 16 pixels unless they are told otherwise; here a reader has told them 32. */
async function withLargeText(page: Page, look: () => Promise<void>) {
  const browser = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, browser);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await look();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

/** Lays out what else waits until somebody comes near, and goes down the page once so that what is shown then is there. */
export const seeWhole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset.moved = '';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 4) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

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
    if (!parent || !text.data.trim() || parent.closest('script,style,template,svg,[aria-hidden=true]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, webkitLineClamp, position } = getComputedStyle(box);
      // For ears alone.
      if (clipPath !== 'none') break;
      // A preview that is shortened says so and leads to the whole; what names and counts is not.
      const name = parent.closest('h1,h2,h3,h4,li,strong,button,label');
      if (webkitLineClamp !== 'none' && !(name && box.contains(name))) break;
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

/** What stands still over the page while it scrolls, where that is too much. */
async function findStanding(most: number): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // What a visitor has opened takes what it needs.
  if (document.querySelector('dialog:modal, :popover-open')) return [];
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  await frame();
  const still = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const before = still.map((element) => element.getBoundingClientRect().top);
  scrollBy({ top: -8, behavior: 'instant' });
  await frame();
  const rows = new Set<number>();
  const what: string[] = [];
  for (const [index, element] of still.entries()) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (Math.abs((before[index] ?? 0) - top) > 1) continue;
    const [from, to] = [Math.max(0, Math.floor(top)), Math.min(innerHeight, Math.ceil(bottom))];
    // What stands beside the text covers nothing of it.
    if (from >= to || right <= 0 || left >= innerWidth || (right - left) * 2 < innerWidth) continue;
    what.push(`${element.localName}.${element.className} from ${from} to ${to}`);
    for (let row = from; row < to; row += 1) rows.add(row);
  }
  const share = rows.size / innerHeight;
  return share > most ? [`${Math.round(share * 100)} % of the window: ${what.join(', ')}`] : [];
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

/** Goes to each stop of the Tab key. What lies around it may hide a side of the ring that says where one is. */
async function findCutRings(): Promise<string[]> {
  const found: string[] = [];
  for (const stop of document.querySelectorAll<HTMLElement>(
    'a[href],button,input,select,textarea,summary,[tabindex="0"]',
  )) {
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    stop.focus();
    if (document.activeElement !== stop) continue;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop);
    // Others draw it around what belongs to them, such as a label.
    if (outlineStyle === 'none') continue;
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    for (let box = stop.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const left = edge.left + box.clientLeft;
      const top = edge.top + box.clientTop;
      const isCut = [...stop.getClientRects()].some(
        (line) =>
          (overflowX !== 'visible' &&
            (line.left - reach < left - 1 || line.right + reach > left + box.clientWidth + 1)) ||
          (overflowY !== 'visible' && (line.top - reach < top - 1 || line.bottom + reach > top + box.clientHeight + 1)),
      );
      if (isCut) {
        found.push(
          `${stop.localName} « ${(stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40)} » by ${box.localName}.${box.className}`,
        );
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return found;
}

/** What is chosen, current or done so far, and does not show where the system's few colours replace ours. */
function findUnmarked(): string[] {
  const found: string[] = [];
  const name = (element: Element) => `${element.localName} « ${element.textContent?.trim().slice(0, 40)} »`;
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(a,button):is([aria-pressed=true],[aria-selected=true],[aria-current])',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const edges = { top: top - reach, bottom: bottom + reach, left: left - reach, right: right + reach };
    let seen = outlineStyle === 'none' ? 0 : 4;
    for (let box = element.parentElement; box && seen > 0; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = box.getBoundingClientRect();
      seen = [edges.top >= clip.top - 1, edges.bottom <= clip.bottom + 1].filter(Boolean).length * 2;
    }
    if (seen < 4) found.push(`${name(element)} is not marked`);
  }
  for (const bar of document.querySelectorAll('progress')) {
    if (bar.checkVisibility() && getComputedStyle(bar).borderTopWidth === '0px')
      found.push('a progress bar without edge');
  }
  return found;
}
