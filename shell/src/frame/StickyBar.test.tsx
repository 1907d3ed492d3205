// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextPaint } from '../boot/nextPaint.ts';
import { button, click, show } from '../testing/show.tsx';
import { STICKY_FROM_PX, StickyBar } from './StickyBar.tsx';

const fake = createFakeShell({ path: '/' });
beforeEach(async () => {
  vi.stubGlobal('scrollY', 0);
  await show(<StickyBar shell={fake.shell} />);
});

const bar = () => document.querySelector('aside') as HTMLElement;
/** Whether the footer leaves room for a bar. */
const hasRoom = () => document.documentElement.hasAttribute('data-thumb');
const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  });

test('appears once the page is scrolled past 500 px (SHL-088)', async () => {
  expect(STICKY_FROM_PX).toBe(500);
  expect(bar().hidden).toBe(true);
  await scrollTo(490);
  expect(bar().hidden).toBe(true);
  await scrollTo(510);
  expect(bar().hidden).toBe(false);
  await scrollTo(0);
  expect(bar().hidden).toBe(true);
});

test('stays away on a page with a bar of its own, and comes back once another page is shown', async () => {
  const outlet = document.createElement('main');
  outlet.id = 'outlet';
  outlet.innerHTML = '<div data-remote="a"><p data-own-bar></p></div><div data-stands-by></div>';
  document.body.append(outlet);
  await scrollTo(600);
  expect(bar().hidden).toBe(true);
  expect(hasRoom()).toBe(true);
  outlet.innerHTML = '<div data-remote="a"><p data-own-bar="top"></p></div>';
  await scrollTo(601);
  expect([bar().hidden, hasRoom()]).toEqual([true, false]);
  outlet.innerHTML = '<div data-remote="b"></div><div data-stands-by><p data-own-bar></p></div>';
  await act(async () => {
    await fake.shell.navigation.navigate('/b');
    await nextPaint();
  });
  expect([bar().hidden, hasRoom()]).toEqual([false, true]);
  outlet.remove();
});

test('has the telephone and the booking dialog (SHL-089, SHL-090, SHL-091)', async () => {
  expect(document.querySelector('a')?.getAttribute('href')).toBe(brand.phoneHref);
  const claim = button('Réclamer mon audit gratuit');
  expect([claim.getAttribute('commandfor'), claim.getAttribute('command')]).toEqual(['reserver', 'show-modal']);
  await click(claim);
  expect(fake.tracked.at(-1)).toEqual({ name: 'cta_clicked', label: 'sticky-audit', location: 'sticky-bar' });
});
