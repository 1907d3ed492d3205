import type { Page } from '@playwright/test';
import { seeWhole } from './layout.ts';

/** Contrasts of WCAG 1.4.3: of text, and of large text. */
const LEAST = { text: 4.5, large: 3 } as const;

/** A line of text, as far as it is seen. */
interface Line {
  readonly words: string;
  readonly isLarge: boolean;
  /** As the page paints it, without what stands behind it: red, green, blue of 255, and how opaque. */
  readonly ink: readonly [number, number, number, number];
  /** On the page, in its pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Looks at the page's texts by pixels, whatever pictures, gradients and layers stand behind them. @returns those of too little contrast */
export async function faintTexts(page: Page): Promise<string[]> {
  await seeWhole(page);
  await page.evaluate(loadPictures);
  const lines = await page.evaluate(linesOf);
  await page.evaluate(hideInk);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
  await page.evaluate(showInk);
  const canvas = await page.context().newPage();
  const found = await canvas.evaluate(compare, { picture: png.toString('base64'), lines, least: LEAST });
  await canvas.close();
  return [...new Set(found)];
}

/** What stands behind a text may still be on its way. Runs in the page, as all below. */
async function loadPictures() {
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    }),
  );
}

function linesOf(): Line[] {
  const paper = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const inks = new Map<string, Line['ink']>();
  const inkOf = (colour: string): Line['ink'] => {
    const known = inks.get(colour);
    if (known) return known;
    paper.clearRect(0, 0, 1, 1);
    paper.fillStyle = colour;
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paper.getImageData(0, 0, 1, 1).data;
    inks.set(colour, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  };
  const found: Line[] = [];
  const modal = document.querySelector('dialog:modal');
  const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    // A sign beside the words that say the same is a picture.
    if (!parent || !/[\p{L}\p{N}]/u.test(text.data)) continue;
    // What cannot be used, what is drawn for no other sake and what is for ears alone is no text of this criterion.
    if (
      parent.closest(
        'script,style,template,noscript,svg,option,[aria-hidden=true],:disabled,[aria-disabled=true],.visually-hidden',
      )
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue;
    let opacity = 1;
    let isClipped = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { opacity: own, clipPath } = getComputedStyle(box);
      opacity *= Number(own);
      isClipped ||= clipPath !== 'none';
    }
    if (isClipped || opacity < 0.1) continue;
    const { color, fontSize, fontWeight, backgroundClip } = getComputedStyle(parent);
    // Painted by what stands behind it.
    if (backgroundClip === 'text') continue;
    const size = Number.parseFloat(fontSize);
    const [red, green, blue, alpha] = inkOf(color);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const [x, y] = [Math.max(0, left), Math.max(0, top + scrollY)];
      const width = Math.min(right, document.documentElement.clientWidth) - x;
      const height = bottom + scrollY - y;
      if (width < 3 || height < 3) continue;
      // Others lie over it, or it is scrolled away in its box.
      let seen = true;
      for (let box = parent; box && box !== document.body; box = box.parentElement as HTMLElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const edge = box.getBoundingClientRect();
        seen &&= left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
      }
      if (!seen) continue;
      found.push({
        words: text.data.trim().slice(0, 40),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        ink: [red, green, blue, alpha * opacity],
        box: { x, y, width, height },
      });
    }
  }
  return found;
}

function hideInk() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

function showInk() {
  document.adoptedStyleSheets.pop();
}

/** Runs in an empty page: the picture is drawn there and read. */
async function compare(given: { picture: string; lines: Line[]; least: typeof LEAST }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(given.picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paper = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  paper.drawImage(image, 0, 0);
  const light = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]: readonly number[]) =>
    0.2126 * light(red ?? 0) + 0.7152 * light(green ?? 0) + 0.0722 * light(blue ?? 0);
  const found: string[] = [];
  for (const { words, isLarge, ink, box } of given.lines) {
    const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
    const width = Math.min(Math.ceil(box.width), image.width - x);
    const height = Math.min(Math.ceil(box.height), image.height - y);
    if (width <= 0 || height <= 0) continue;
    const { data } = paper.getImageData(x, y, width, height);
    const contrasts: number[] = [];
    // Every seventh pixel tells as much as all of them.
    for (let at = 0; at < data.length; at += 4 * 7) {
      const back = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const front = back.map((value, index) => value + ((ink[index] ?? 0) - value) * ink[3]);
      const [one, other] = [luminance(front), luminance(back)];
      contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
    }
    contrasts.sort((one, other) => one - other);
    // A line's corner may touch an edge, or the end of a neighbour.
    const contrast = contrasts[Math.floor(contrasts.length * 0.1)] ?? 21;
    const least = isLarge ? given.least.large : given.least.text;
    if (contrast < least - 0.05) found.push(`« ${words} » ${contrast.toFixed(2)} of ${least}`);
  }
  return found;
}
