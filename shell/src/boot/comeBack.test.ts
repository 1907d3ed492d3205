// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COME_BACK_MS, comeBack } from './comeBack.ts';

/** Comes back, until the frame that shows the page is painted. */
function arrive(place: Parameters<typeof comeBack>[0]): () => void {
  const giveUp = comeBack(place);
  vi.advanceTimersByTime(0);
  return giveUp;
}

/** How far down the page can be scrolled, which jsdom does not know. */
let reach = 0;
const heading = () => document.querySelector('h1') as HTMLElement;
const link = () => document.querySelector('a') ?? undefined;
/** What mutation observers hear of comes with the next microtask. */
const fill = async () => {
  reach = 800;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/cours">Cours</a>');
  await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  reach = 0;
  document.body.innerHTML = '<main><h1>Studio</h1></main><button>Menu</button>';
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => Object.assign(window, { scrollY: Math.min(top, reach) }));
  scrollTo({ top: 0 });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('follows to the link and the place as the page fills, from its heading (2.4.3)', async () => {
  arrive({ top: 500, link, meanwhile: heading });
  expect([document.activeElement, scrollY]).toEqual([heading(), 0]);
  await fill();
  expect([document.activeElement, scrollY]).toEqual([link(), 500]);
  heading().focus();
  scrollTo({ top: 0 });
  document.querySelector('main')?.append('Fin');
  await Promise.resolve();
  expect(scrollY).toBe(0);
});

test('goes to the place where no link led away', async () => {
  arrive({ top: 500, link: undefined, meanwhile: heading });
  await fill();
  expect([document.activeElement, scrollY]).toEqual([heading(), 500]);
});

test.each(['keydown', 'pointerdown', 'wheel'])('leaves who goes on by themselves where they are (%s)', async (act) => {
  arrive({ top: 500, link, meanwhile: heading });
  dispatchEvent(new Event(act));
  await fill();
  expect([document.activeElement, scrollY]).toEqual([heading(), 0]);
});

test('takes the focus from nobody who has it by now', async () => {
  arrive({ top: 500, link, meanwhile: heading });
  document.querySelector('button')?.focus();
  await fill();
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test('gives up after a while, and when the page is left', async () => {
  arrive({ top: 500, link, meanwhile: heading });
  vi.advanceTimersByTime(COME_BACK_MS);
  await fill();
  expect(scrollY).toBe(0);
  arrive({ top: 500, link: () => undefined, meanwhile: heading })();
  scrollTo({ top: 0 });
  await fill();
  expect(scrollY).toBe(0);
});

test('takes the focus from what it was handed to while the page was drawn', () => {
  reach = 800;
  comeBack({ top: 500, link: undefined, meanwhile: heading });
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(0);
  expect(document.activeElement).toBe(heading());
});
