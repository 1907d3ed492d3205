// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';

const pressed = vi.fn();
const sent = vi.fn((event: Event) => event.preventDefault());

function Form() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form>
      <Chip
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          pressed();
          setBusy(true);
        }}
      >
        Filtrer
      </Chip>
      <Button aria-disabled={isBusy}>Envoyer</Button>
    </form>
  );
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => createRoot(document.getElementById('root') as HTMLElement).render(<Form />));
  document.querySelector('form')?.addEventListener('submit', sent);
});

test('a button that is busy keeps the focus and answers to no press (access: A 4)', async () => {
  button('Filtrer').focus();
  await act(() => button('Filtrer').click());
  expect([document.activeElement, button('Filtrer').ariaDisabled]).toEqual([button('Filtrer'), 'true']);
  await act(() => button('Filtrer').click());
  expect(pressed).toHaveBeenCalledOnce();
});

test('a form cannot be sent by a button that is off', async () => {
  await act(() => button('Envoyer').click());
  expect([button('Envoyer').ariaDisabled, sent.mock.calls.length]).toEqual([null, 1]);
  await act(() => button('Filtrer').click());
  await act(() => button('Envoyer').click());
  expect(sent).toHaveBeenCalledOnce();
});
