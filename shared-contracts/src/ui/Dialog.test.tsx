// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

let root: Root;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const dialog = () => find('dialog') as HTMLDialogElement;
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom opens and closes no dialogs.
  Object.assign(HTMLDialogElement.prototype, { close });
  document.body.innerHTML = '<main id="contenu" tabindex="-1"><button>Ouvrir</button></main><div id="root"></div>';
  root = createRoot(find('#root'));
  await act(() =>
    root.render(
      <Dialog id="essai" title="Essai">
        Texte
      </Dialog>,
    ),
  );
  dialog().open = true;
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  close.mockClear();
  vi.unstubAllGlobals();
});

const closed = () => act(() => dialog().dispatchEvent(new Event('close')));

test('opens with its title in focus, not with the button that closes it (access: A 33)', () => {
  expect(find('[autofocus]').textContent).toBe('Essai');
});

test('leaves the focus with what opened it (SHL-094)', async () => {
  find('button').focus();
  await closed();
  expect(document.activeElement).toBe(find('button'));
});

test('is closed before it is taken away, so that the focus returns (SHL-094)', async () => {
  close.mockImplementationOnce(function (this: HTMLDialogElement) {
    expect(this.isConnected).toBe(true);
    this.open = false;
  });
  await act(() => root.render(null));
  expect(close).toHaveBeenCalledOnce();
});
