import { expect, test } from 'vitest';
import { evaluationAddress } from './siteAddress.ts';

const here = { publicDemo: false };

test('takes addresses of this machine, without their last slash', () => {
  const local = ['http://localhost:4100', 'http://LOCALHOST', 'http://cimes.localhost:80', 'http://127.0.0.1:4100'];
  expect(local.map((text) => evaluationAddress(text, here))).toEqual([
    'http://localhost:4100',
    'http://localhost',
    'http://cimes.localhost',
    'http://127.0.0.1:4100',
  ]);
  expect(evaluationAddress('http://127.1.2.3/', here)).toBe('http://127.1.2.3');
  expect(evaluationAddress('https://[::1]:4100/', here)).toBe('https://[::1]:4100');
});

test('refuses every other address, also of a private network, and says what to do (AMB-59)', () => {
  for (const text of [
    'https://exemple.ca',
    'http://192.168.0.10:4100',
    'http://10.0.0.2',
    'http://0.0.0.0:4100',
    'http://[fe80::1]',
    'http://[::ffff:7f00:1]',
    'http://localhost.exemple.ca',
    'http://exemplelocalhost',
    'http://127.0.0.1.exemple.ca',
  ]) {
    const refuse = () => evaluationAddress(text, here);
    expect(refuse).toThrow(`SITE_URL is "${text}", which is not an address of this machine.`);
    expect(refuse).toThrow('run npm start with PUBLIC_DEMO=1');
    expect(() => evaluationAddress(text, { publicDemo: true }), text).not.toThrow();
  }
});

test.each([
  'exemple.ca',
  '',
  'localhost:4100',
  'ftp://localhost',
  'file:///srv/site',
  'http://localhost/site',
  'http://localhost?a=1',
  'http://localhost#a',
  'http://',
])('refuses "%s", which is no address of a site, also for a public demonstration', (text) => {
  for (const publicDemo of [true, false]) {
    expect(() => evaluationAddress(text, { publicDemo })).toThrow(
      /^SITE_URL is ".*", which is not the address of a site/,
    );
  }
});

test('repeats no password that stands in an address', () => {
  const refuse = () => evaluationAddress('https://moi:tres-secret@localhost', here);
  expect(refuse).toThrow('SITE_URL is "https://…@localhost", which is not the address of a site');
  expect(refuse).not.toThrow('tres-secret');
});
