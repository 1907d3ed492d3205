// @vitest-environment jsdom
import { act } from 'react';
// biome-ignore lint/style/noRestrictedImports: a part alone, without the page that defineRemote() renders.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Room } from './Room.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Comes to a page whose part is there after a while. @returns what the part keeps while it comes, and how one leaves again */
async function visit(name: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  const part = (isComing: boolean) => (
    <Room name={name} isComing={isComing} height="12rem">
      {isComing ? null : <p>Douze rangées</p>}
    </Room>
  );
  await act(() => root.render(part(true)));
  const kept = (page.firstElementChild as HTMLElement).style.minHeight;
  await act(() => root.render(part(false)));
  return { kept, leave: () => act(() => root.unmount()) };
}

test('keeps what a part took when it was last left, each part its own', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(431);
  const first = await visit('rangées');
  expect(first.kept).toBe('');
  await first.leave();
  expect((await visit('rangées')).kept).toBe('431px');
  expect((await visit('autre chose')).kept).toBe('');
});

test('learns nothing from a page that stands by unseen', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  await (await visit('cachée')).leave();
  expect((await visit('cachée')).kept).toBe('');
});
