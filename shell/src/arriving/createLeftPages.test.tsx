// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeftPages } from './createLeftPages.ts';
import type { ArrivingPage } from './fetchServedPage.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
history.replaceState(null, '', '/outil');
const at = (path: string) => new URL(path, location.href);
const page = { kind: 'served' } as ArrivingPage;
const kept = { '/outil': page };
let outlet: HTMLElement;
let root: Root;
let left: ReturnType<typeof createLeftPages>;

/** One field that React follows, one that it does not, and something to unfold. */
function Tool() {
  const [name, setName] = useState('');
  return (
    <>
      <input id="nom" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
      <textarea name="note" />
      <input id="accord" type="checkbox" />
      <details id="plus" />
      <dialog id="rendez-vous" />
    </>
  );
}

const find = <Type extends Element>(selector: string) => outlet.querySelector(selector) as Type;
const show = () => act(async () => root.render(<Tool />));

beforeEach(async () => {
  outlet = document.createElement('div');
  document.body.replaceChildren(outlet);
  left = createLeftPages(outlet);
  root = createRoot(outlet);
  await show();
  // As React hears it from somebody who types.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('#nom'), 'Julie');
  await act(async () => void find('#nom').dispatchEvent(new Event('input', { bubbles: true })));
  find<HTMLTextAreaElement>('textarea').value = 'Mardi';
  find<HTMLInputElement>('#accord').click();
  find('#plus').toggleAttribute('open', true);
  find('#rendez-vous').toggleAttribute('open', true);
});

async function goAndComeBack(to: string, back = page) {
  left.leave(at(to), kept);
  act(() => root.unmount());
  left.enter(at(to));
  left.leave(at('/outil'), kept);
  root = createRoot(outlet);
  await show();
  left.enter(at('/outil'), back);
  await act(async () => {
    left.restore();
    await vi.dynamicImportSettled();
  });
}
const typed = () => [find<HTMLInputElement>('#nom').value, find('output').textContent];

test('what was typed, chosen and unfolded is there again, also where the page follows it', async () => {
  await goAndComeBack('/blog');
  expect(typed()).toEqual(['Julie', 'Julie']);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Mardi');
  expect(find<HTMLInputElement>('#accord').checked).toBe(true);
  expect(find('#plus').hasAttribute('open')).toBe(true);
  expect(find('#rendez-vous').hasAttribute('open')).toBe(false);
});

test('a page that was asked for anew begins anew', async () => {
  await goAndComeBack('/blog', { ...page });
  expect(typed()).toEqual(['', '']);
});

test('what was typed at another query of the page is not its own', async () => {
  left.leave(at('/outil?page=2'), kept);
  await goAndComeBack('/blog');
  expect(typed()).toEqual(['', '']);
});
