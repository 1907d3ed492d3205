// @vitest-environment jsdom
import { button } from '@agence/shared-contracts/testing/queries';
import { afterEach, expect, test, vi } from 'vitest';
import { readArticles } from '../content/articles.ts';
import { openPage } from '../testing/openPage.ts';

const [article] = await readArticles();
const path = `/blog/${article?.slug}`;
let opened: Awaited<ReturnType<typeof openPage>>;

afterEach(async () => {
  vi.useRealTimers();
  expect(await opened.close()).toEqual([]);
});

const form = () => opened.outlet.querySelector<HTMLFormElement>('#infolettre') as HTMLFormElement;
const status = () => form().querySelector('[role=status]')?.textContent;

test('is a plain form before JavaScript, which comes back to its place (AMB-10)', async () => {
  opened = await openPage(path);
  expect(form().getAttribute('action')).toBe('/functions/v1/lead');
  expect(form().method).toBe('post');
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    kind: 'newsletter',
    form: 'newsletter_signup',
    return_to: `${path}#infolettre`,
    site_web: '',
    email: '',
  });
  expect(form().querySelector<HTMLInputElement>('[name=email]')?.required).toBe(true);
});

test('hands the address to the shell, works for a second, then thanks and empties the field (AMB-10)', async () => {
  opened = await openPage(path);
  const sent: unknown[] = [];
  opened.fake.shell.events.subscribe('lead.newsletterSubmitted.v1', (event) => void sent.push(event));
  vi.useFakeTimers();
  const email = form().querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement;
  email.value = 'marie@exemple.test';
  button(opened.outlet, 'S’inscrire').click();
  await vi.advanceTimersByTimeAsync(999);
  expect(button(opened.outlet, 'Inscription...').ariaDisabled).toBe('true');
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(status()).toContain('Merci pour ton inscription\u202f!'));
  expect(email.value).toBe('');
  expect(sent).toEqual([{ id: expect.any(String), email: 'marie@exemple.test', form: 'newsletter_signup' }]);
  expect(opened.fake.tracked).toEqual([{ name: 'form_submitted', form: 'newsletter_signup' }]);
});

test.each([
  ['ok', 'Merci pour ton inscription\u202f!'],
  ['erreur', 'Votre adresse n’a pas pu être enregistrée.'],
])('shows in the server’s page what became of the plain form: %s', async (answer, text) => {
  opened = await openPage(`${path}?inscription=${answer}#infolettre`);
  expect(opened.page.html).toContain(text);
  expect(status()).toContain(text);
});
