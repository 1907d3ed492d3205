// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactTexts as texts } from '../content/contact.ts';
import type { LeadOutbox } from './leadOutbox.ts';
import { sendPageForms } from './sendPageForms.ts';

const { shell, toasts } = createFakeShell({ path: '/nous-joindre' });
const add = vi.fn<LeadOutbox['add']>();
sendPageForms({ add } as unknown as LeadOutbox, shell);

const form = () => document.querySelector('form') as HTMLFormElement;
const message = () => document.querySelector('textarea') as HTMLTextAreaElement;
/** @returns whether the browser posts it */
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  add.mockReset();
  document.body.innerHTML =
    '<div data-served><form method="post" action="/functions/v1/lead"><input name="kind" value="contact"><input name="form" value="nous-joindre"><textarea name="message"></textarea></form></div>';
  message().value = 'Nous ouvrons une succursale.';
});

test.each([
  ['delivered', texts.success, ''],
  ['kept', texts.kept, ''],
  ['failed', texts.kept, ''],
  ['refused', texts.refused, 'Nous ouvrons une succursale.'],
] as const)(
  'says of a request in a page that it is %s, and what is not taken stays in its fields (AMB-10)',
  async (outcome, title, left) => {
    add.mockResolvedValue(outcome);
    const before = toasts.length;
    expect(submit()).toBe(false);
    await vi.waitFor(() => expect(toasts.slice(before)).toMatchObject([{ title }]));
    expect(message().value).toBe(left);
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      ...{ id: expect.any(String), kind: 'contact', form: 'nous-joindre', message: 'Nous ouvrons une succursale.' },
    });
  },
);

test('sends what is pressed twice once', async () => {
  let end = (_: 'delivered') => {};
  add.mockReturnValue(new Promise((resolve) => (end = resolve)));
  submit();
  expect(submit()).toBe(false);
  end('delivered');
  await vi.waitFor(() => expect(message().value).toBe(''));
  expect(add).toHaveBeenCalledOnce();
});

test.each([
  ['a time that is held, whose own page says whether it is theirs', () => addField('rendez_vous', 'jeton')],
  ['a subscription', () => form().querySelector('[name=kind]')?.setAttribute('value', 'newsletter')],
  ['another form', () => form().setAttribute('action', '/formations')],
  ['one that a component answers for', () => form().parentElement?.removeAttribute('data-served')],
])('leaves %s alone', (_, change) => {
  change();
  expect(submit()).toBe(true);
  expect(add).not.toHaveBeenCalled();
});

function addField(name: string, value: string) {
  form().append(Object.assign(document.createElement('input'), { name, value }));
}
