import { expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';

const agency = { name: 'Cimes', postalAddress: '1, rue Fictive, Québec', email: 'a@exemple.test' };
const compose = (mail: object) =>
  composeMail({ to: 'v@exemple.test', subject: 'Objet', text: 'Bonjour,', ...mail }, agency, 'https://exemple.test');

test('names its sender with the postal address in both parts, and nothing to load (LCAP)', () => {
  const { text, html, headers } = compose({});
  for (const part of [text, html]) expect(part).toContain('Cimes, 1, rue Fictive, Québec');
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
  expect(headers).toEqual({});
});

test('makes a button of the first address, and text of whatever somebody typed', () => {
  const { html } = compose({
    text: 'Ouvrir\u00a0: https://exemple.test/a?b=1&c=2\n\n<script>alert(1)</script>\nAutre\u00a0: https://exemple.test/b',
  });
  expect(html).toMatch(
    /<a href="https:\/\/exemple\.test\/a\?b=1&amp;c=2" style="display:inline-block[^>]*>Ouvrir<\/a>/,
  );
  expect(html).toMatch(/<a href="https:\/\/exemple\.test\/b" style="color:[^>]*>Autre<\/a>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('lets nobody write a header by their name', () => {
  expect(compose({ subject: 'Demande de Léa\r\nBcc: tous@exemple.test' }).subject).toBe(
    'Demande de Léa Bcc: tous@exemple.test',
  );
});

test('ends a subscription with one click (RFC 8058)', () => {
  const { headers, text } = compose({ unsubscribeUrl: 'https://exemple.test/fin' });
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://exemple.test/fin>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain('https://exemple.test/fin');
});
