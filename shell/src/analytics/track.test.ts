// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import { createTracking } from './track.ts';

const config = { tagManagerId: 'GTM-ABC1234', pixelId: '1234567' };
const event = { name: 'cta_clicked', label: 'hero-audit-premium', location: 'hero' } as const;
const tags = { market: 'quebec', language: 'fr-CA', business_type: 'marketing agency' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const events = () =>
  (window.dataLayer ?? []).filter((entry) => 'event' in (entry as object) && !('gtm.start' in (entry as object)));
const commands = () =>
  (window.dataLayer ?? []).filter((entry) => !('event' in (entry as object))).map((entry) => [...(entry as [])]);

beforeEach(() => {
  localStorage.clear();
  for (const script of document.querySelectorAll('script')) script.remove();
  delete window.dataLayer;
  delete window.fbq;
});
afterEach(() => vi.restoreAllMocks());

test('does nothing and loads nothing before a choice (SHL-105)', async () => {
  createTracking(createConsent(), config)(event);
  await vi.dynamicImportSettled();
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('loads nothing where the address is a key, whatever was accepted', async () => {
  const consent = createConsent();
  consent.decide('accepted');
  createTracking(consent, config, true)(event);
  await vi.dynamicImportSettled();
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('does nothing and sends no consent update after a refusal (SHL-099)', async () => {
  const consent = createConsent();
  const track = createTracking(consent, config);
  consent.decide('declined');
  track(event);
  await vi.dynamicImportSettled();
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('grants all signals from a denied start once accepted, then loads both scripts (SHL-098, SHL-105)', async () => {
  const consent = createConsent();
  createTracking(consent, config);
  consent.decide('accepted');
  await vi.dynamicImportSettled();
  const [initial, update] = commands() as unknown as [string, string, Record<string, string>][];
  expect(initial?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(new Set(Object.values(initial?.[2] ?? {}))).toEqual(new Set(['denied']));
  expect(update?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(update?.[2]).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'https://connect.facebook.net/fr_CA/fbevents.js',
  ]);
});

test('hands a click with label, location and the tags to both sinks (SHL-101, SHL-103, SHL-105)', async () => {
  localStorage.setItem('cookie-consent', 'accepted');
  const track = createTracking(createConsent(), config);
  await vi.dynamicImportSettled();
  const pixel = vi.spyOn(window, 'fbq');
  track(event);
  await Promise.resolve();
  expect(events()).toEqual([{ event: 'cta_clicked', label: 'hero-audit-premium', location: 'hero', ...tags }]);
  expect(pixel).toHaveBeenCalledWith('trackCustom', 'cta_clicked', {
    label: 'hero-audit-premium',
    location: 'hero',
    ...tags,
  });
});

test('tells the two newsletter forms apart (SHL-102)', async () => {
  localStorage.setItem('cookie-consent', 'accepted');
  const track = createTracking(createConsent(), {});
  for (const form of ['newsletter_signup', 'footer_newsletter_signup'] as const)
    track({ name: 'form_submitted', form });
  await vi.dynamicImportSettled();
  expect(events()).toEqual([
    { event: 'form_submitted', form: 'newsletter_signup', ...tags },
    { event: 'form_submitted', form: 'footer_newsletter_signup', ...tags },
  ]);
  expect(scripts()).toEqual([]);
});

test('withdraws consent and stops sending when the visitor refuses afterwards', async () => {
  const consent = createConsent();
  const track = createTracking(consent, {});
  consent.decide('accepted');
  await vi.dynamicImportSettled();
  consent.decide('declined');
  track(event);
  await Promise.resolve();
  expect(events()).toEqual([]);
  expect(commands().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied', ad_storage: 'denied' }]);
});

test('tells of no consent where the visitor is only asked again (SHL-098)', async () => {
  const consent = createConsent();
  createTracking(consent, {});
  consent.decide('accepted');
  await vi.dynamicImportSettled();
  const told = commands().length;
  consent.ask();
  await Promise.resolve();
  expect(commands()).toHaveLength(told);
});
