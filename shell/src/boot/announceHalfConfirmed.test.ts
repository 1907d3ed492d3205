// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { announceHalfConfirmed } from './announceHalfConfirmed.ts';

const ui = { toast: vi.fn(), openDialog: vi.fn() };
beforeEach(() => ui.toast.mockClear());

test('tells once that the other mailbox has to confirm a change of address too (INF-015)', () => {
  const said = 'Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email';
  history.replaceState(null, '', `/compte?a=1#message=${said}`);
  announceHalfConfirmed(ui);
  expect(ui.toast).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(/autre/), tone: 'success' });
  expect(location.pathname + location.search + location.hash).toBe('/compte?a=1');
  announceHalfConfirmed(ui);
  expect(ui.toast).toHaveBeenCalledOnce();
});

test.each(['/', '/#message=autre', '/#message'])('says nothing at %s', (address) => {
  history.replaceState(null, '', address);
  announceHalfConfirmed(ui);
  expect(ui.toast).not.toHaveBeenCalled();
});
