// @vitest-environment jsdom
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
