// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [selected, setSelected] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Onglet ${id}`, panel: <p>Contenu {id}</p> }));
  return <Tabs label="Exemple" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => createRoot(document.getElementById('root') as HTMLElement).render(<Example />));
});

const shown = () => [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.textContent);
const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('shows the panel of the chosen tab alone, and names it', async () => {
  expect(shown()).toEqual(['Contenu a']);
  await act(() => document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click());
  expect(shown()).toEqual(['Contenu b']);
  const panel = document.querySelector('[role=tabpanel]:not([hidden])');
  expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Onglet b');
});

test('is one stop of the Tab key, in which arrows, Home and End move', async () => {
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  document.querySelector<HTMLElement>('[role=tab]')?.focus();
  await press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Onglet c');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(shown()).toEqual(['Contenu b']);
  await press('End');
  await press('Home');
  expect(document.activeElement?.textContent).toBe('Onglet a');
  await press('x');
  expect(shown()).toEqual(['Contenu a']);
});
