// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

// jsdom lays nothing out.
Element.prototype.checkVisibility = function isVisible() {
  return !this.closest('[hidden], dialog:not([open])');
};
keepFocus();

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Page</h1>
    <section><h2>Modules</h2><ul><li>a<button>A</button></li><li>b<button>B</button></li><li>c<button>C</button></li></ul></section>
    <section><h2>Prix</h2><p><button>Enregistrer</button></p></section>
    <div><button>Ailleurs</button></div></main>
    <dialog open><h2>Recherche</h2><input></dialog>`;
});

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;
const focused = () => document.activeElement?.textContent;

test('of a list the next entry takes the focus of one that goes, or the last (access: A 4)', async () => {
  button('B').focus();
  button('B').closest('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('cC'));
  button('C').focus();
  button('C').closest('li')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('aA'));
});

test('an entry keeps the focus of what goes inside it', async () => {
  button('B').focus();
  button('B').remove();
  await vi.waitFor(() => expect(focused()).toBe('b'));
});

test('the heading of its part takes the focus of what goes, and lets Tab forget it again', async () => {
  button('Enregistrer').focus();
  button('Enregistrer').remove();
  await vi.waitFor(() => expect(focused()).toBe('Prix'));
  button('A').focus();
  expect(document.querySelector('h2[tabindex]')).toBeNull();
});

test('waits for the heading of a page that is on its way', async () => {
  const main = document.querySelector('main') as HTMLElement;
  button('Ailleurs').focus();
  main.replaceChildren('Chargement…');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  main.innerHTML = '<h1>Arrivée</h1>';
  await vi.waitFor(() => expect(focused()).toBe('Arrivée'));
});

test('gives the focus back to what only moves, and on from what is hidden', async () => {
  const list = document.querySelector('ul') as HTMLElement;
  button('A').focus();
  list.append(button('A').closest('li') as HTMLElement);
  await vi.waitFor(() => expect(focused()).toBe('A'));
  button('Enregistrer').focus();
  (button('Enregistrer').parentElement as HTMLElement).hidden = true;
  button('Enregistrer').blur();
  await vi.waitFor(() => expect(focused()).toBe('Prix'));
});

test('comes after a successor that the page names, and leaves alone who has let go', async () => {
  button('B').focus();
  button('B').closest('li')?.remove();
  button('Ailleurs').focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('Ailleurs');
  button('Ailleurs').blur();
  await new Promise((resolve) => setTimeout(resolve));
  button('Ailleurs').remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('the page’s heading takes the focus of a dialog that closes where what opened it is gone (SHL-094)', async () => {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const field = dialog.querySelector('input') as HTMLInputElement;
  field.focus();
  // Browsers leave it there until they lay the page out again, and some then say nothing.
  const silence = (event: Event) => event.stopPropagation();
  addEventListener('focusout', silence, true);
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
  await vi.waitFor(() => expect(focused()).toBe('Page'));
  removeEventListener('focusout', silence, true);

  dialog.open = true;
  field.focus();
  dialog.open = false;
  button('A').focus();
  dialog.dispatchEvent(new Event('close'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('A');
});
