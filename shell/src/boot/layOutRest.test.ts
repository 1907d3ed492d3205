// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutRest } from './layOutRest.ts';

const MARKUP = '<section></section><script data-ends></script><article></article><section></section>';
let come: () => void;
let outlet: HTMLElement;
/** Parts that are laid out, in their order. */
const laidOut = () => [...outlet.querySelectorAll<HTMLElement>('[style*=animation]')].map(({ tagName }) => tagName);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const ready = new Promise<void>((resolve) => {
    come = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  // As Chromium has them of each part that is `laidOutWhenNear`.
  const getAnimations = () =>
    [...outlet.querySelectorAll<HTMLElement>('script ~ :not([style*=animation])')].flatMap((target) =>
      ['held', 'seen'].map((animationName) => ({ animationName, effect: { target } })),
    );
  Object.defineProperty(document, 'getAnimations', { value: getAnimations, configurable: true });
  document.body.innerHTML = `<main id="outlet"><div>${MARKUP}</div></main>`;
  outlet = document.querySelector('main') as HTMLElement;
  document.documentElement.dataset.held = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(document, 'getAnimations');
});

/** One frame, and the idle time after it. */
const aFrame = () => vi.advanceTimersByTimeAsync(17);

test('what follows the first screen is laid out once the faces are there, a part in each frame', async () => {
  layOutRest();
  await vi.advanceTimersByTimeAsync(1000);
  expect(laidOut()).toEqual([]);
  come();
  const seen: string[][] = [];
  for (let frame = 0; frame < 8; frame += 1) {
    await aFrame();
    if (laidOut().length !== seen.at(-1)?.length) seen.push(laidOut());
  }
  expect(seen.filter(({ length }) => length > 0)).toEqual([['ARTICLE'], ['ARTICLE', 'SECTION']]);
});

test.each(['scroll', 'keydown'])('whoever goes on before (%s) finds all of it', (type) => {
  layOutRest();
  expect(document.documentElement.dataset.held).toBe('');
  dispatchEvent(new Event(type));
  expect(document.documentElement.dataset.held).toBeUndefined();
});

test('faces that do not come are not waited for', async () => {
  layOutRest();
  await vi.advanceTimersByTimeAsync(3200);
  expect(laidOut()).toHaveLength(2);
});

test('the shell takes the page over as it was served', async () => {
  outlet.querySelector<HTMLElement>('section:last-child')?.style.setProperty('color', 'red');
  const layOutAll = layOutRest();
  come();
  await aFrame();
  await aFrame();
  layOutAll();
  await vi.advanceTimersByTimeAsync(1000);
  expect(outlet.innerHTML).toBe(
    `<div>${MARKUP.replace(/<script.*script>/, '').replace(/<section><.section>$/, '<section style="color: red;"></section>')}</div>`,
  );
  expect(document.documentElement.dataset.held).toBeUndefined();
});

test('a page that nobody held back stays as it is', async () => {
  delete document.documentElement.dataset.held;
  layOutRest();
  await vi.advanceTimersByTimeAsync(5000);
  expect(laidOut()).toEqual([]);
});
