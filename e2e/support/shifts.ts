import type { Page } from '@playwright/test';

/** What moved by itself at once. */
interface Shift {
  /** As CLS counts it. */
  readonly value: number;
  /** What moved, from where to where: only what names it to whoever looks for the cause. */
  readonly moved: readonly string[];
}

/** Pages that this tab opens keep what moves by itself on them. */
export const watchShifts = (page: Page) => page.addInitScript(keepShifts);

/** Scrolls through the whole page, a screen at a time. @returns what has moved since it was opened, as CLS counts it */
export async function shiftedWhenScrolled(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  return shiftedSoFar(page);
}

/** @returns what has moved by itself since the page was opened, or since it was last forgotten */
export const shiftedSoFar = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);

/** The same, thing by thing: `0.041 section#modules 620+180→760+180`. */
export const shiftsSoFar = async (page: Page): Promise<string[]> =>
  (await shiftsOf(page)).map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`);

/** What has moved until now counts no more: somebody goes on to another place of the same document. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { shifts: [] }));

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Runs in the page. */
function keepShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'gone';
    const words = element.textContent?.trim().slice(0, 30) ?? '';
    return `${element.localName}${element.id && `#${element.id}`} “${words}”`;
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
      );
      (window as unknown as { shifts: Shift[] }).shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Of the Layout Instability API, which TypeScript's DOM does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
