// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, click, show } from '../testing/show.tsx';
import { TimePicker } from './TimePicker.tsx';

afterEach(() => vi.unstubAllGlobals());

const TIMES = ['2026-12-03T15:00:00.000Z', '2026-12-03T16:00:00.000Z'];
interface Held {
  readonly body: { readonly moment: string; readonly au_lieu_de: string };
  readonly answer: (status: number) => Promise<void>;
}

/** The site's appointments: free times as told, and times that are held when the test says so. */
function stubAppointments(free: () => Response) {
  const held: Held[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return Promise.resolve(free());
    const body = JSON.parse(String(init.body));
    return new Promise<Response>((resolve) => {
      const token = `jeton-${held.length + 1}`;
      held.push({
        body,
        answer: (status) =>
          act(async () =>
            resolve(Response.json({ token, starts_at: body.moment, held_until: body.moment, host: 'Ana' }, { status })),
          ),
      });
    });
  });
  return held;
}
const text = () => document.body.textContent ?? '';
const times = () => [...document.querySelectorAll<HTMLButtonElement>('li button')];

test('who cannot read the free times asks again', async () => {
  let isUp = false;
  stubAppointments(() => (isUp ? Response.json({ times: TIMES }) : new Response(null, { status: 503 })));
  await show(<TimePicker asked="audit" onHold={() => {}} />);
  expect(text()).toContain('Les moments libres ne répondent pas');
  isUp = true;
  await click(button('Réessayer'));
  expect(times()).toHaveLength(2);
  expect(text()).not.toContain('ne répondent pas');
});

test('of two quick clicks the second counts, and lets go what the first has held', async () => {
  const onHold = vi.fn();
  const held = stubAppointments(() => Response.json({ times: TIMES }));
  await show(<TimePicker asked="audit" onHold={onHold} />);
  const [first, second] = times();
  await click(first as HTMLButtonElement);
  await click(second as HTMLButtonElement);
  expect(held).toHaveLength(1);
  await held[0]?.answer(200);
  expect(onHold).not.toHaveBeenCalled();
  expect(held[1]?.body).toMatchObject({ moment: TIMES[1], au_lieu_de: 'jeton-1' });
  await held[1]?.answer(200);
  expect(onHold.mock.calls).toEqual([['jeton-2']]);
  expect(text()).toContain('avec Ana');
});

test('keeps what the first has held where the second is taken meanwhile', async () => {
  const onHold = vi.fn();
  const held = stubAppointments(() => Response.json({ times: TIMES }));
  await show(<TimePicker asked="audit" onHold={onHold} />);
  const [first, second] = times();
  await click(first as HTMLButtonElement);
  await click(second as HTMLButtonElement);
  await held[0]?.answer(200);
  await held[1]?.answer(409);
  expect(onHold.mock.calls).toEqual([['jeton-1']]);
  expect(text()).toContain('Ce moment vient d’être pris');
});
