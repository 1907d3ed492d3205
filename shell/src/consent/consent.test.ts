// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { PRIVACY_POLICY_VERSION } from '../content/privacyPolicyVersion.ts';
import { CONSENT_KEY, CONSENT_RECORD_KEY, createConsent } from './consent.ts';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const broken = () => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => vi.restoreAllMocks());

test('asks as long as nobody has chosen (SHL-096)', () => {
  expect(createConsent(() => memory()).getSnapshot()).toEqual({ choice: undefined, asking: true, isKept: true });
});

test.each(['accepted', 'declined'] as const)(
  'keeps %s under cookie-consent and asks no more (SHL-097, CON-008)',
  (choice) => {
    const storage = memory();
    const consent = createConsent(() => storage);
    const listener = vi.fn();
    consent.subscribe(listener);
    consent.decide(choice);
    expect(consent.getSnapshot()).toEqual({ choice, asking: false, isKept: true });
    expect(listener).toHaveBeenCalledOnce();
    expect(storage.values.get(CONSENT_KEY)).toBe(choice);
    expect(createConsent(() => storage).getSnapshot().asking).toBe(false);
  },
);

test('records when the choice was made and for which privacy policy', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const storage = memory();
  createConsent(() => storage).decide('accepted');
  expect(JSON.parse(storage.values.get(CONSENT_RECORD_KEY) ?? '')).toEqual({
    choice: 'accepted',
    at: '2026-11-21T12:00:00.000Z',
    policy: PRIVACY_POLICY_VERSION,
  });
  vi.useRealTimers();
});

test('asks again on request, the earlier choice in force until then', () => {
  const consent = createConsent(() => memory({ [CONSENT_KEY]: 'accepted' }));
  expect(consent.getSnapshot().asking).toBe(false);
  consent.ask();
  expect(consent.getSnapshot()).toEqual({ choice: 'accepted', asking: true, isKept: true });
});

test('follows the choice that is made in another tab, and what a page from the history has missed (SHL-097, SHL-099)', () => {
  const storage = memory({ [CONSENT_KEY]: 'accepted' });
  const consent = createConsent(() => storage);
  const listener = vi.fn();
  consent.subscribe(listener);
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).not.toHaveBeenCalled();
  storage.setItem(CONSENT_KEY, 'declined');
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  expect(consent.getSnapshot()).toEqual({ choice: 'declined', asking: false, isKept: true });
  expect(listener).toHaveBeenCalledOnce();
  storage.setItem(CONSENT_KEY, 'accepted');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(consent.getSnapshot().choice).toBe('accepted');
});

test('a choice that the browser does not keep is not forgotten for what other tabs do (SHL-100)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const consent = createConsent(broken);
  consent.decide('declined');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consent.getSnapshot().choice).toBe('declined');
});

test('takes a value of somebody else as no choice', () => {
  expect(createConsent(() => memory({ [CONSENT_KEY]: 'true' })).getSnapshot().choice).toBeUndefined();
});

test('goes on with a choice in memory when storage is blocked, and only logs it (SHL-100)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const consent = createConsent(broken);
  expect(consent.getSnapshot()).toEqual({ choice: undefined, asking: true, isKept: false });
  consent.decide('accepted');
  expect(consent.getSnapshot()).toEqual({ choice: 'accepted', asking: false, isKept: false });
  expect(log).toHaveBeenCalledTimes(2);
});
