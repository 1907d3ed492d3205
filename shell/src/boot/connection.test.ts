// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const notices = vi.hoisted(() => ({ areLoaded: false }));
vi.mock('../toast/showToast.tsx', () => {
  notices.areLoaded = true;
  return {};
});

import { failureTexts } from '../content/failure.ts';
import { connectionTexts } from '../content/frame.ts';
import { explainFailure } from './FailureNotice.tsx';
import { logMissingPage, MISSING_PAGE } from './logMissingPage.ts';
import { watchConnection } from './watchConnection.ts';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('has the code of notices before the connection goes', async () => {
  watchConnection({ toast: () => {}, openDialog: () => {} });
  await vi.waitFor(() => expect(notices.areLoaded).toBe(true));
});

test('tells of a connection that goes and comes back (SHL-109)', () => {
  const toast = vi.fn();
  watchConnection({ toast, openDialog: () => {} });
  dispatchEvent(new Event('offline'));
  expect(toast).toHaveBeenLastCalledWith(connectionTexts.offline);
  dispatchEvent(new Event('online'));
  expect(toast).toHaveBeenLastCalledWith({ ...connectionTexts.online, tone: 'success' });
});

test.each([
  [true, true, failureTexts.contentKept],
  [true, false, `${failureTexts.contentKept} ${failureTexts.offline}`],
  [false, true, `${failureTexts.contentMissing} ${failureTexts.online}`],
  [false, false, `${failureTexts.contentMissing} ${failureTexts.offline}`],
])('blames the connection when there is none alone (text kept: %s, online: %s)', (isKept, isOnline, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(explainFailure(isKept)).toBe(sentence);
});

test('waits for an idle moment, or a little where browsers have no word for it', () => {
  const run = vi.fn();
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  whenIdle(run);
  expect(idle).toHaveBeenCalledExactlyOnceWith(run, { timeout: 8_000 });
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  whenIdle(run);
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('logs the address of a page that does not exist, and of no other', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logMissingPage();
  expect(log).not.toHaveBeenCalled();
  document.body.innerHTML = `<main ${MISSING_PAGE}></main>`;
  history.replaceState(null, '', '/nulle-part?x');
  logMissingPage();
  expect(log).toHaveBeenCalledExactlyOnceWith('404: /nulle-part');
});
