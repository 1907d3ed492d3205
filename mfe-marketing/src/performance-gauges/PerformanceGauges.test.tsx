// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSection } from '../testing/websitePage.ts';
import { gaugeValue } from './gaugeValue.ts';

afterEach(() => vi.useRealTimers());

test('fills from 0 to the targets in 60 steps of 33 ms after half a second (MKT-071, MKT-072)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const page = await openSection('Ce qu’on mesure', { moving: true });
  const values = () => page.texts('li > b');
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const targets = ['95', '98', '94', '96', '99,9'];
  for (const target of targets) expect(page.opened.page.html).toContain(`>${target}</b>`);
  expect(values()).toEqual(['0', '0', '0', '0', '0,0']);
  await pass(500);
  expect(values()).toEqual(['0', '0', '0', '0', '0,0']);
  for (let step = 0; step < 30; step += 1) await pass(33);
  expect(values()).toEqual(['48', '49', '47', '48', '50,0']);
  for (let step = 0; step < 29; step += 1) await pass(33);
  expect(values()).not.toEqual(targets);
  await pass(33);
  expect(values()).toEqual(targets);
  expect(await page.opened.close()).toEqual([]);
});

test('shows the targets at once to people who want no motion (MKT-071)', async () => {
  const page = await openSection('Ce qu’on mesure');
  expect(page.texts('li > b')).toEqual(['95', '98', '94', '96', '99,9']);
  expect(page.texts('li > span')).toEqual(['Vitesse', 'SEO', 'Accessibilité', 'Bonnes pratiques', 'Disponibilité (%)']);
  expect(await page.opened.close()).toEqual([]);
});

test('keeps the decimals of the target on the way', () => {
  expect([gaugeValue(99.9, 0), gaugeValue(99.9, 0.5), gaugeValue(99.9, 1), gaugeValue(94, 0.5)]).toEqual([
    '0,0',
    '50,0',
    '99,9',
    '47',
  ]);
});
