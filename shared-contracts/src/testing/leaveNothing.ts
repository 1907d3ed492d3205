import { afterAll, vi } from 'vitest';
import { keepFrames } from './keepFrames.ts';
import { rememberListeners, takeListenersBack } from './takeListenersBack.ts';

const targets = typeof document === 'undefined' ? [] : [window, document];
targets.forEach(rememberListeners);
if (typeof document !== 'undefined') keepFrames(window);

// Files share a worker: none finds what another has put in the place of a global, or into the page, or hears its clicks.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  targets.forEach(takeListenersBack);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
