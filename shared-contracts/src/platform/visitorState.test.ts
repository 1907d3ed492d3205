// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { carryOver } from './carryOver.ts';
import { holdVisitorState } from './visitorState.ts';

const html = `<dialog id="reserver"><form><input name="nom"><input name="nom" type="email"><textarea name="message"></textarea>
  <input type="checkbox" name="oui"><input type="radio" name="r" value="a"><input type="radio" name="r" value="b">
  <select name="s"><option>un<option>deux</select></form></dialog><details><summary>a</summary></details><details><summary>b</summary></details>
  <details open><summary>c</summary></details>`;
const root = document.createElement('div');
const all = <Found extends HTMLElement>(selector: string) => [...root.querySelectorAll<Found>(selector)];
const opened = vi.fn();

beforeEach(() => {
  opened.mockReset();
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    opened(this.id);
    this.setAttribute('open', '');
  };
  document.body.replaceChildren(root);
  root.innerHTML = html;
});

test('gives what was opened, closed, typed, ticked and focused to what is drawn in its place', () => {
  const restore = holdVisitorState(root, carryOver);
  all('dialog')[0]?.setAttribute('open', '');
  Object.assign(all('dialog')[0]?.dataset ?? {}, { asked: 'audit' });
  all('details')[1]?.setAttribute('open', '');
  all('details')[2]?.removeAttribute('open');
  const [, email, tick, , b] = all<HTMLInputElement>('input');
  const [message] = all<HTMLTextAreaElement>('textarea');
  Object.assign(email ?? {}, { value: 'marie@exemple.test' });
  Object.assign(message ?? {}, { value: 'Un site' });
  Object.assign(all<HTMLSelectElement>('select')[0] ?? {}, { value: 'deux' });
  for (const box of [tick, b]) Object.assign(box ?? {}, { checked: true });
  message?.focus();
  message?.setSelectionRange(2, 4);
  // As React does: all of it anew, and an extension has put a field among them.
  root.innerHTML = html.replace('<form>', '<form><span><input name="extension"></span>');
  const typed = vi.fn();
  root.addEventListener('input', typed);
  restore();
  expect(opened).toHaveBeenCalledExactlyOnceWith('reserver');
  expect(all('dialog')[0]?.dataset.asked).toBe('audit');
  expect(all<HTMLDetailsElement>('details').map(({ open }) => open)).toEqual([false, true, false]);
  expect(all<HTMLInputElement>('input').map(({ value, checked }) => (checked ? 'on' : value))).toEqual([
    ...['', '', 'marie@exemple.test', 'on', 'a', 'on'],
  ]);
  expect([all<HTMLTextAreaElement>('textarea')[0]?.value, all<HTMLSelectElement>('select')[0]?.value]).toEqual([
    'Un site',
    'deux',
  ]);
  expect(document.activeElement).toBe(all('textarea')[0]);
  expect(all<HTMLTextAreaElement>('textarea')[0]?.selectionStart).toBe(2);
  // Components that follow their fields hear of it.
  expect(typed).toHaveBeenCalled();
});

test('follows the focus where React, which has not hydrated the HTML yet, tells nobody of it', () => {
  const stop = (event: Event) => event.stopPropagation();
  root.addEventListener('focusin', stop, true);
  all('dialog')[0]?.setAttribute('open', '');
  const restore = holdVisitorState(root, carryOver);
  all('textarea')[0]?.focus();
  root.innerHTML = html;
  restore();
  root.removeEventListener('focusin', stop, true);
  expect(document.activeElement).toBe(all('textarea')[0]);
});

test('changes nothing where everything stands as it was', () => {
  const restore = holdVisitorState(root, carryOver);
  const [name] = all<HTMLInputElement>('input');
  Object.assign(name ?? {}, { value: 'Marie' });
  restore();
  expect(opened).not.toHaveBeenCalled();
  expect(name?.value).toBe('Marie');
});

test('leaves the focus where the visitor has gone meanwhile', () => {
  const restore = holdVisitorState(root, carryOver);
  all('textarea')[0]?.focus();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  root.innerHTML = html;
  restore();
  expect(document.activeElement).toBe(outside);
});
