// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { find, openPage } from '../testing/openPage.ts';

const times = ['2026-11-30T14:00:00Z', '2026-12-01T14:00:00Z', '2026-12-02T14:00:00Z'];
/** What the backend answers. */
const lists = { minutes: 30, times };

test('on phones the day that is seen is named as such, and its link leads the focus to its name, above its times (1.3.1, 2.4.3)', async () => {
  const { outlet, close } = await openPage('/rendez-vous', { lists });
  const current = () => [...outlet.querySelectorAll('[href^="#jour"][aria-current]')];
  expect(current().map(({ textContent }) => textContent)).toEqual(['lun.\n30']);
  const list = find(outlet, 'form ol');
  Object.defineProperty(list, 'clientWidth', { value: 350 });
  list.scrollLeft = 716;
  await act(async () => void list.dispatchEvent(new Event('scroll')));
  expect(current().map(({ textContent }) => textContent)).toEqual(['mer.\n2']);
  const name = find(outlet, current()[0]?.getAttribute('href') ?? '');
  name.focus();
  expect(document.activeElement?.textContent).toContain('mercredi');
  expect(await close()).toEqual([]);
});

test('proposes the first free time, which is marked among the others and taken by one click', async () => {
  const { outlet, close } = await openPage('/rendez-vous?pour=audit', { lists });
  const form = find<HTMLFormElement>(outlet, '.next form');
  expect(find(outlet, '#premier').textContent).toMatch(/lundi 30\snovembre, 9\sh/);
  expect(Object.fromEntries(new FormData(form, form.querySelector('button')))).toEqual({
    geste: 'tenir',
    pour: 'audit',
    moment: '2026-11-30T14:00:00.000Z',
  });
  const marked = [...outlet.querySelectorAll('[data-proposed]')].map((time) => time.getAttribute('value'));
  expect(marked).toEqual(['2026-11-30T14:00:00.000Z']);
  expect(await close()).toEqual([]);
});

test('each hour has the row that it has on all days, half hours beside it; a half day without times is not named', async () => {
  // A Monday that begins at eleven, a Tuesday at nine.
  const own = ['2026-11-30T16:00:00Z', '2026-11-30T16:30:00Z', '2026-12-01T14:00:00Z', '2026-12-01T16:30:00Z'];
  const { outlet, close } = await openPage('/rendez-vous', { lists: { minutes: 30, times: own } });
  const rows = [...outlet.querySelectorAll<HTMLElement>('form ol button')].map(
    ({ textContent, dataset }) => [textContent?.replaceAll('\u00a0', ' '), dataset.row, 'late' in dataset] as const,
  );
  expect(rows).toEqual([
    ['11 h', '3', false],
    ['11 h 30', '3', true],
    ['9 h', '1', false],
    ['11 h 30', '3', true],
  ]);
  expect([...outlet.querySelectorAll('form ol small')].map(({ textContent }) => textContent)).toEqual([
    'Matin',
    'Matin',
  ]);
  expect(await close()).toEqual([]);
});
