// @vitest-environment jsdom

import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';

function Part() {
  const [isDone, setDone] = useState(false);
  return (
    <section>
      <input name="email" />
      <p>{isDone ? <strong>Merci</strong> : 'Un courriel par semaine.'}</p>
      <button type="button" onClick={() => setDone(true)}>
        S’inscrire
      </button>
    </section>
  );
}

test('draws a part anew that a translator has made impossible to change, with what was typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    <FrameBoundary root={document.body}>
      <Part />
    </FrameBoundary>,
  );
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
  const font = document.createElement('font');
  find('p').replaceChildren(font);
  font.textContent = 'One mail a week.';
  find<HTMLInputElement>('input').value = 'marie@exemple.test';
  await act(async () => find<HTMLButtonElement>('button').click());
  expect(find('section')).not.toBeNull();
  await vi.waitFor(() => expect(find<HTMLInputElement>('input').value).toBe('marie@exemple.test'));
});

/** Fails when it is clicked. */
function Fragile() {
  const [isClicked, setClicked] = useState(false);
  if (isClicked) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  return (
    <button type="button" name="menu" onClick={() => setClicked(true)}>
      Menu
    </button>
  );
}

test('keeps a dialog open that it draws anew, with what it was opened for', async () => {
  // jsdom opens no dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(
    <FrameBoundary root={document.body}>
      <Dialog id="reserver" title="Réserver">
        <Fragile />
      </Dialog>
    </FrameBoundary>,
  );
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
  const first = find<HTMLDialogElement>('dialog');
  first.dataset.asked = 'audit';
  first.showModal();
  // As React fails over a node that a translator has taken from it.
  await act(async () => find<HTMLButtonElement>('[name=menu]').click());
  await vi.waitFor(() => expect(find<HTMLDialogElement>('dialog').open).toBe(true));
  expect(find('dialog')).not.toBe(first);
  expect(find<HTMLDialogElement>('dialog').dataset.asked).toBe('audit');
});
