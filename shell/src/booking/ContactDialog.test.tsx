// @vitest-environment jsdom
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { button, click, show } from '../testing/show.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { useAsked } from './useAsked.ts';

const fake = createFakeShell({ path: '/google-ads-quebec' });
const add = vi.fn<LeadOutbox['add']>();
const outbox: LeadOutbox = { add, flush: async () => {}, pending: () => 0 };
const services: NavigationEntry[] = [
  { slot: 'services', label: 'Google Ads', to: '/google-ads-quebec', order: 1 },
  { slot: 'services', label: 'Production vidéo', to: '/production-video-quebec', order: 2 },
];
const valid = {
  nom: 'Marie Tremblay',
  email: 'marie@exemple.test',
  message: 'Je veux doubler mes ventes en ligne.',
};

/** Shows what is asked for alone. */
const Probe = () => <>{useAsked().asked}</>;

async function open(calendarUrl?: string, asked?: 'audit') {
  await show(
    <ContactDialog
      path="/google-ads-quebec"
      services={services}
      calendarUrl={calendarUrl}
      shell={fake.shell}
      outbox={outbox}
      asked={asked}
    />,
  );
  (document.querySelector('dialog') as HTMLDialogElement).open = true;
}
const form = () => document.querySelector('form[method]') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (fields: Record<string, string>) =>
  act(() => {
    for (const [name, value] of Object.entries(fields)) field(name).value = value;
    form().dispatchEvent(new Event('input', { bubbles: true }));
  });
const agree = () => act(() => field('consentement').click());
const submit = () => act(async () => form().requestSubmit());
const text = () => document.querySelector('dialog')?.textContent ?? '';

// jsdom closes no dialogs.
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  add.mockReset().mockResolvedValue('delivered');
});

test('shows who answers, by faces that say of themselves that they are drawn, and asks for those once it is open', async () => {
  await open();
  expect(text()).toContain('La personne qui s’y connaît le mieux vous répond');
  expect(text()).toContain('Portraits dessinés');
  const faces = [...document.querySelectorAll('dialog img')];
  expect(faces).toHaveLength(3);
  for (const face of faces) expect(face.outerHTML).toMatch(/alt="".*loading="lazy"/);
});

test.each([true, false])(
  'says what one may expect once it is open, where there is room beside the form: %s',
  async (hasRoom) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hasRoom }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    await open(undefined, 'audit');
    expect(text()).not.toContain('On part de chez vous');
    document.querySelector('dialog')?.dispatchEvent(new Event('toggle'));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(text().includes('On regarde vos comptes avec vous')).toBe(hasRoom);
    });
  },
);

test('names its two ways: a time, or a message', async () => {
  await open();
  expect([...document.querySelectorAll('dialog h3')].map((way) => way.textContent)).toEqual([
    'Premiers moments libres',
    'Ou écrivez-nous',
  ]);
});

test('is called Réserver votre consultation and contains the contact form (SHL-091)', async () => {
  await open();
  const dialog = document.querySelector('dialog');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Réserver votre consultation');
  expect(form().getAttribute('action')).toBe('/functions/v1/lead');
});

test('explains every empty required field and sends nothing (SHL-092)', async () => {
  await open();
  await submit();
  expect(add).not.toHaveBeenCalled();
  for (const name of ['nom', 'email', 'message', 'consentement']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toMatch(/\.$/);
  }
  // Said once and as a whole, not by four alerts that cut each other short (access: A 13).
  const summary = document.activeElement as HTMLElement;
  expect(summary.querySelector('strong')?.textContent).toBe('4 champs à corriger');
  expect(document.querySelectorAll('form [role=alert]')).toHaveLength(0);
  await act(() => summary.querySelector('a')?.click());
  expect(document.activeElement).toBe(field('nom'));
});

test('no longer complains of what is right by now, nor yet of what is not sent (access: A 14)', async () => {
  await open();
  await submit();
  await type({ nom: 'Marie Tremblay' });
  expect(field('nom').getAttribute('aria-invalid')).toBeNull();
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  await type({ telephone: 'abc' });
  expect(field('telephone').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['nom', 'M'],
  ['nom', 'M'.repeat(81)],
  ['email', 'marie@'],
  ['telephone', 'abc'],
  ['telephone', '555-0142'],
  ['message', 'Allô'],
  ['message', 'a'.repeat(2001)],
])('refuses %s of "%.12s" and keeps what was typed (SHL-092)', async (name, value) => {
  await open();
  await type({ ...valid, [name]: value });
  await agree();
  await submit();
  expect(add).not.toHaveBeenCalled();
  expect(field(name).value).toBe(value);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

test.each(['', '418 555-0142', '(418) 555-0142 poste 12', '+1 418 555 0142', '4185550142'])(
  'takes the telephone number « %s » (SHL-092, AMB-78)',
  async (telephone) => {
    await open();
    await type({ ...valid, telephone });
    await agree();
    await submit();
    expect(add).toHaveBeenCalledOnce();
  },
);

test('takes the service of the page, stores the request and confirms the reply delay (SHL-092)', async () => {
  await open();
  expect(field('service').value).toBe('Google Ads');
  await type(valid);
  await agree();
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...valid, kind: 'contact', service: 'Google Ads', consentement: 'oui' }),
  );
  expect(text()).toContain('moins de 2\u00a0h, les jours ouvrables');
  expect(fake.tracked.at(-1)).toEqual({ name: 'form_submitted', form: 'contact' });
  await click(button('Écrire une autre demande'));
  expect(field('message').value).toBe('');
});

test('wants no more fields filled in than the guide advises: four (SHL-092, audit: agency 13)', async () => {
  await open();
  expect([...form().elements].filter((control) => 'required' in control && control.required)).toHaveLength(4);
});

test('says that the request is kept when the backend does not answer (AMB-45)', async () => {
  add.mockResolvedValue('kept');
  await open();
  await type(valid);
  await agree();
  await submit();
  expect(text()).toContain('gardée sur cet appareil');
});

test('says that a kept request has arrived, once it has, and not that it still waits (AMB-45)', async () => {
  add.mockResolvedValue('kept');
  await open();
  await type(valid);
  await agree();
  await submit();
  add.mockResolvedValue('delivered');
  await act(async () => void dispatchEvent(new Event('online')));
  const [sent] = add.mock.calls[0] ?? [];
  expect(add.mock.calls.filter(([lead]) => lead.id === sent?.id)).toEqual([[sent], [sent]]);
  expect(text()).not.toContain('gardée sur cet appareil');
  expect(text()).toContain('Merci, votre demande est bien notée.');
});

test('keeps every word when the request is refused (AMB-45)', async () => {
  add.mockResolvedValue('refused');
  await open();
  await type(valid);
  await agree();
  await submit();
  expect(text()).toContain('n’a pas pu être acceptée');
  expect(field('message').value).toBe(valid.message);
});

test('keeps what is typed over a reload, until it is sent', async () => {
  await open();
  await type(valid);
  await open();
  expect(field('message').value).toBe(valid.message);
  await agree();
  await submit();
  await open();
  expect(field('message').value).toBe('');
});

test('says what the button asks for and takes along what its page knows (AMB-65)', async () => {
  const context = { title: 'Calculateur', lines: [['Total', '4 500 $']] };
  const opener = document.createElement('button');
  opener.setAttribute('commandfor', 'reserver');
  onTestFinished(() => opener.remove());
  await open();
  document.body.append(opener);
  expect(text()).toContain('consultation de 30');
  Object.assign(opener.dataset, { asked: 'quote', context: JSON.stringify(context) });
  await click(opener);
  expect(text()).toContain('Une soumission pour ce que vous avez choisi');
  expect(text()).toContain('4 500 $');
  await type(valid);
  await agree();
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      demande: 'quote',
      contexte: JSON.stringify(context),
      origine: JSON.stringify({ landing: location.pathname }),
    }),
  );
  // The next button says nothing of a price.
  delete opener.dataset.context;
  opener.dataset.asked = 'vip';
  await click(opener);
  await click(button('Écrire une autre demande'));
  expect(text()).toContain('programme VIP');
  expect(text()).not.toContain('4 500 $');
});

test('knows what was asked for before its code was there (AMB-65)', async () => {
  await open();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const { parentElement } = dialog;
  expect(parentElement).not.toBeNull();
  Object.assign(dialog.dataset, { asked: 'audit' });
  const probe = document.createElement('div');
  document.body.append(probe);
  const root = createRoot(probe);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    probe.remove();
  });
  await act(async () => root.render(<Probe />));
  expect(probe.textContent).toBe('audit');
});

test('of a page whose buttons all ask for the same, the form says so without JavaScript, and a button still decides', async () => {
  await open(undefined, 'audit');
  expect([field('demande').value, /45\s?minutes/.test(text())]).toEqual(['audit', true]);
  const opener = document.createElement('button');
  Object.assign(opener.dataset, { asked: 'vip' });
  opener.setAttribute('commandfor', 'reserver');
  document.body.append(opener);
  onTestFinished(() => opener.remove());
  await click(opener);
  await type(valid);
  await agree();
  await submit();
  expect(add.mock.calls[0]?.[0]).toMatchObject({ demande: 'vip' });
});

test('a page that knows nothing of it has no such field', async () => {
  await open();
  expect(field('demande')).toBeNull();
});

test('folds what is optional away, and opens it where something is wrong there (AMB-68)', async () => {
  await open();
  const folded = field('telephone').closest('details');
  expect(folded?.open).toBe(false);
  await type({ ...valid, telephone: 'abc' });
  await agree();
  await submit();
  expect(folded?.open).toBe(true);
  expect(document.activeElement).toBe(field('telephone'));
});

test('offers no empty frame without a calendar (AMB-49, AMB-54)', async () => {
  await open();
  expect(document.querySelector('iframe')).toBeNull();
  expect(text()).not.toContain('Afficher le calendrier');
});

test('offers the site’s own times where no other calendar is set, by a form that works without JavaScript (AMB-54)', async () => {
  await open('https://calendrier.exemple.test/cimes');
  expect(text()).not.toContain('Voir tous les moments');
  await open();
  const way = document.querySelector<HTMLFormElement>('form[action="/rendez-vous"]');
  expect(way && Object.fromEntries(new FormData(way))).toEqual({ pour: 'consultation' });
});

test('holds the time that is clicked and sends it with the request; one that was taken meanwhile is said, and read again', async () => {
  const times = ['2026-12-03T15:00:00Z', '2026-12-03T15:30:00Z', '2026-12-04T15:00:00Z'];
  const asked: string[] = [];
  let isTaken = true;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    if (!init?.method) return Response.json({ minutes: 30, times });
    const held = { token: 'jeton', starts_at: times[0], held_until: '2026-12-01T12:10:00Z', host: 'Dominique Roy' };
    return isTaken ? Response.json({ code: 'time_taken' }, { status: 409 }) : Response.json(held);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await open();
  const way = () => document.querySelector<HTMLButtonElement>('form[action="/rendez-vous"] button');
  // Its code comes as soon as somebody comes to the button, which says so if it is pressed before.
  await act(async () => way()?.focus());
  act(() => way()?.click());
  expect(way()?.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(way());
  expect(document.querySelector('form[action="/rendez-vous"] [role=status]')?.textContent).toMatch(/^Lecture/);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(text()).toContain('jeudi 3\u00a0décembre');
  });
  expect(document.activeElement?.textContent).toBe('Choisissez votre moment');
  const ten = () => document.querySelector('[aria-label="jeudi 3\u00a0décembre à 10\u00a0h"]') as HTMLButtonElement;
  await click(ten());
  expect(text()).toContain('Ce moment vient d’être pris');
  isTaken = false;
  await click(ten());
  expect(text()).toContain('jeudi 3\u00a0décembre à 10\u00a0h, avec Dominique Roy');
  expect(asked).toHaveLength(4);
  await type(valid);
  await agree();
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rendez_vous: 'jeton', demande: 'consultation' }),
  );
  expect(text()).toContain('La confirmation de votre rendez-vous part à l’instant');
});

test('shows the first free times beside the way to all of them as it opens, and holds the one that is clicked', async () => {
  const times = ['2026-12-01T15:00:00Z', '2026-12-01T15:30:00Z', '2026-12-02T15:00:00Z'];
  const held = { token: 'jeton', starts_at: times[1], held_until: '2026-12-01T12:10:00Z', host: 'Dominique Roy' };
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(init?.method ? held : { minutes: 30, times }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await open();
  const way = () => document.querySelector('form[action="/rendez-vous"]');
  expect(way()?.textContent).toContain('Voir tous les moments');
  document.querySelector('dialog')?.dispatchEvent(new Event('toggle'));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(way()?.textContent).toMatch(/mardi 1er\sdécembre10\sh10\sh\s30Voir tous les moments/);
  });
  await click(way()?.querySelector('[aria-label$="10\u00a0h\u00a030"]') as HTMLButtonElement);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(text()).toContain('mardi 1er\u00a0décembre à 10\u00a0h\u00a030, avec Dominique Roy');
  });
});

test('loads the calendar after a click alone, and remembers that (SHL-093, SHL-095)', async () => {
  const url = 'https://calendrier.exemple.test/cimes';
  await open(url);
  expect(document.querySelector('iframe')).toBeNull();
  await click(button('Afficher le calendrier'));
  const frame = document.querySelector('iframe');
  expect([frame?.src, frame?.title]).toEqual([url, 'Calendrier de réservation']);
  expect(document.activeElement).toBe(frame);
  await open(url);
  expect(document.querySelector('iframe')?.src).toBe(url);
});
