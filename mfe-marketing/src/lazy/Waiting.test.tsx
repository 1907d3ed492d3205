// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import { homeData } from '../home/homeData.ts';
import { FakeObserver } from '../testing/FakeObserver.ts';
import { find } from '../testing/openPage.ts';

test('holds the place of a section, shows a skeleton once it is near, then the section (MKT-022, MKT-023, MKT-025)', async () => {
  const complaint = vi.spyOn(console, 'error');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'page', status: 200, data: homeData }));
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const { shell } = createFakeShell({ path: '/' });
  const props = { shell, outlet, onError: vi.fn() };
  await lifecycles.mount(props);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

  for (const [id, height, heading] of [
    ['faq', '480px', 'Ce qu’on nous demande avant de signer'],
    ['a-propos', '544px', 'Une équipe de Québec, pas une usine'],
  ] as const) {
    const section = find(outlet, `#${id}`);
    const place = find(section, ':scope > div[aria-hidden]');
    expect([place.childElementCount, getComputedStyle(place).height]).toEqual([0, height]);
    await act(async () => FakeObserver.move(section, true));
    expect(place.childElementCount).toBe(2);
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(find(section, 'h2').textContent?.replaceAll('\u00a0', ' ')).toBe(heading);
    });
    expect(section.querySelector(':scope > div[aria-hidden]')).toBeNull();
  }
  vi.unstubAllGlobals();
  await lifecycles.unmount(props);
  expect(props.onError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});
