// @vitest-environment jsdom
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { CLOSE_DELAY_MS, ServicesMenu } from './ServicesMenu.tsx';

const services = ['Publicité payante', 'Contenu et création', 'Technologie'].flatMap((group, at): NavigationEntry[] =>
  [1, 2].map((place) => ({
    slot: 'services',
    group,
    label: `Service ${at}${place}`,
    to: `/service-${at}${place}`,
    description: 'Ce que nous faisons',
    stat: 'ROAS 4,2x',
    icon: 'M4 4h16',
    order: at * 10 + place,
  })),
);

let open = false;
beforeEach(async () => {
  vi.useFakeTimers();
  open = false;
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover: () => setOpen(true),
    hidePopover: () => setOpen(false),
  });
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false);
  await show(<ServicesMenu services={services} />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setOpen(next: boolean) {
  open = next;
  const event = Object.assign(new Event('toggle'), { newState: next ? 'open' : 'closed' });
  document.querySelector('[popover]')?.dispatchEvent(event);
}
const trigger = () => document.querySelector('button[popovertarget]') as HTMLButtonElement;
const area = () => trigger().parentElement as HTMLElement;
const point = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  act(() => area().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType })));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('opens on hover and says so (SHL-066, SHL-076)', async () => {
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await point('pointerover');
  expect(open).toBe(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});

test('closes 150 ms after leaving, unless the pointer is back by then (SHL-067)', async () => {
  expect(CLOSE_DELAY_MS).toBe(150);
  await point('pointerover');
  await point('pointerout');
  await pass(100);
  expect(open).toBe(true);
  await point('pointerover');
  await pass(1000);
  expect(open).toBe(true);
  await point('pointerout');
  await pass(149);
  expect(open).toBe(true);
  await pass(1);
  expect(open).toBe(false);
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('a click of the pointer that opened it leaves it open; a click of the keyboard toggles (SHL-066)', async () => {
  const clicked = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    act(() => trigger().dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(clicked(0)).toBe(false);
  await point('pointerover');
  expect(clicked(1)).toBe(true);
  expect(clicked(0)).toBe(false);
});

test('Escape inside leads back to its button, wherever the focus was when a pointer opened it (SHL-068)', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await point('pointerover');
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  act(() => void document.querySelector('a[href="/service-01"]')?.dispatchEvent(pressed));
  expect(document.activeElement).toBe(trigger());
});

test('leaves touch to the tap', async () => {
  await point('pointerover', 'touch');
  expect(open).toBe(false);
});

test('shows three groups with name, description, stat line and icon of each service (SHL-069, SHL-070)', () => {
  const groups = [...document.querySelectorAll('section')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Publicité payante',
    'Contenu et création',
    'Technologie',
  ]);
  for (const { to, label, description, stat } of services) {
    const link = document.querySelector(`a[href="${to}"]`);
    expect(link?.textContent).toBe(`${label}${description}${stat}`);
    expect(link?.querySelector('svg path')).not.toBeNull();
  }
});

test('offers a free consultation that opens the booking dialog (SHL-071)', () => {
  const offer = document.querySelector('button[commandfor="reserver"]');
  expect(offer?.getAttribute('command')).toBe('show-modal');
  expect(offer?.textContent).toContain('Réserver une consultation');
});
