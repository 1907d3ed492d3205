// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { homeWith } from '../home/homeWords.ts';
import { FakeObserver } from '../testing/FakeObserver.ts';
import { find } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

test('holds the place of a section, shows a skeleton once it is near, then the section (MKT-022, MKT-023, MKT-025)', async () => {
  const complaint = vi.spyOn(console, 'error');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', async () =>
    Response.json({ kind: 'page', status: 200, data: homeWith(undefined, undefined) }),
  );
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const { shell } = createFakeShell({ path: '/' });
  const props = { shell, outlet, onError: vi.fn() };
  // Another file may have loaded the section: modules of its own are still waiting.
  vi.resetModules();
  const lifecycles = await import('../exposes/lifecycles.ts');
  const { mountPage } = await import('@agence/shared-contracts/testing/mountPage');
  await mountPage(lifecycles, props);

  for (const [id, height, heading] of [
    ['faq', '480px', 'Ce qu’on nous demande avant de signer'],
    ['a-propos', '544px', 'Une petite équipe de Québec'],
  ] as const) {
    const section = find(outlet, `#${id}`);
    const place = find(section, ':scope > div[aria-hidden]');
    expect([place.childElementCount, getComputedStyle(place).height]).toEqual([0, height]);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => FakeObserver.move(section, true));
    // From here on React works by itself: the section comes when its code has come, however long that takes.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    expect(place.childElementCount).toBe(2);
    await vi.waitFor(() => {
      expect(find(section, 'h2').textContent?.replaceAll('\u00a0', ' ')).toBe(heading);
    });
    expect(section.querySelector(':scope > div[aria-hidden]')).toBeNull();
  }
  vi.unstubAllGlobals();
  await lifecycles.unmount(props);
  expect(props.onError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});
