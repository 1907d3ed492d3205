// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { office } from '../content/local/map.ts';
import { find, openPage } from '../testing/openPage.ts';
import { mapUrl } from './mapUrl.ts';

const SLOW = 30_000;
const open = () => openPage('/agence-marketing-levis');
const show = (outlet: HTMLElement) =>
  [...outlet.querySelectorAll('button')].find(({ textContent }) => textContent === 'Afficher la carte');

afterEach(() => localStorage.clear());

test(
  'draws the place itself and loads the map of OpenStreetMap on a click alone (MKT-083, MKT-091, AMB-49)',
  async () => {
    const { outlet, page, close } = await open();
    expect(page.html).not.toContain('<iframe');
    expect(outlet.querySelector('iframe')).toBeNull();
    await act(async () => show(outlet)?.click());
    const { src, title } = find<HTMLIFrameElement>(outlet, 'iframe');
    expect(title).toBe('Carte de Lévis et de la traverse vers notre bureau');
    expect(document.activeElement).toBe(find(outlet, 'iframe'));
    expect(src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(await close()).toEqual([]);
  },
  SLOW,
);

test(
  'remembers the click for the next visit (AMB-49)',
  async () => {
    const first = await open();
    await act(async () => show(first.outlet)?.click());
    await first.close();
    const next = await open();
    expect(next.page.html).not.toContain('<iframe');
    expect(next.outlet.querySelector('iframe')).not.toBeNull();
    expect(await next.close()).toEqual([]);
  },
  SLOW,
);

test('asks for the area with the office marked, where search engines are told that it is (MKT-083, MKT-096)', () => {
  const query = new URL(mapUrl({ west: -71.3, south: 46.7, east: -71.1, north: 46.9 })).searchParams;
  expect([query.get('bbox'), query.get('marker'), query.get('layer')]).toEqual([
    '-71.3,46.7,-71.1,46.9',
    `${office.latitude},${office.longitude}`,
    'mapnik',
  ]);
});
