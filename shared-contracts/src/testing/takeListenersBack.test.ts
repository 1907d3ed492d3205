// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { rememberListeners, takeListenersBack } from './takeListenersBack.ts';

test('takes back what listens, of every phase, and lets what comes later listen again', () => {
  const target = document.createElement('p');
  const [early, late] = [vi.fn(), vi.fn()];
  rememberListeners(target);
  rememberListeners(target);
  target.addEventListener('click', early, true);
  target.addEventListener('click', early);
  target.addEventListener('selectionchange', early);
  takeListenersBack(target);
  target.addEventListener('click', late);

  target.dispatchEvent(new Event('click'));
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
  target.dispatchEvent(new Event('selectionchange'));
  expect(early).toHaveBeenCalledOnce();
});
