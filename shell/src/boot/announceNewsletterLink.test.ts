// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { announceNewsletterLink } from './announceNewsletterLink.ts';

const ui = { toast: vi.fn(), openDialog: vi.fn() };
beforeEach(() => ui.toast.mockClear());

test.each([
  ['confirmee', /confirmée/, 'success'],
  ['inconnue', /plus valide/, 'destructive'],
])('tells what the link of a mail has done: %s (AMB-10)', (outcome, text, tone) => {
  history.replaceState(null, '', `/blog?page=2&infolettre=${outcome}`);
  announceNewsletterLink(ui);
  expect(ui.toast).toHaveBeenCalledExactlyOnceWith({ title: expect.stringMatching(text), tone });
  expect(location.pathname + location.search).toBe('/blog?page=2');
  announceNewsletterLink(ui);
  expect(ui.toast).toHaveBeenCalledOnce();
});

test.each(['/', '/?infolettre=autre', '/?infolettre='])('says nothing at %s', (address) => {
  history.replaceState(null, '', address);
  announceNewsletterLink(ui);
  expect(ui.toast).not.toHaveBeenCalled();
});
