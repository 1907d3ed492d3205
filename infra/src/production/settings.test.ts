import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServiceSettings } from '@agence/backend/production/serviceSettings';
import { expect, test } from 'vitest';
import { readServerSettings } from './serverSettings.ts';

const store = mkdtempSync(join(tmpdir(), 'store-'));
writeFileSync(join(store, 'root.json'), '');
const token = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2ln`;

/** Everything that a site in production is started with. */
const RIGHT = {
  HOST: '0.0.0.0',
  PORT: '8080',
  SITE_URL: 'https://exemple.ca',
  AGENCE_STORE: store,
  SUPABASE_URL: 'https://abc.supabase.co/base/',
  SUPABASE_ANON_KEY: token('anon'),
  TRUSTED_PROXIES: '127.0.0.1',
  WORKERS: '3',
  SMTP_URL: 'smtps://cimes:secret@mail.exemple.ca',
  MAIL_FROM: 'Cimes <bonjour@exemple.ca>',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const LOCAL = { ...RIGHT, SITE_URL: 'http://localhost:4100', STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' };

const sentencesOf = (read: (env: Record<string, string>) => unknown, env: Record<string, string>) => {
  try {
    read(env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};
const complaints = (env: Record<string, string>) => [
  ...new Set([...sentencesOf(readServerSettings, env), ...sentencesOf(readServiceSettings, env)]),
];

test('takes what is right, and what is left out where there is a usual value (AMB-59)', () => {
  expect(complaints(RIGHT)).toEqual([]);
  expect(complaints(LOCAL)).toEqual([]);
  const { HOST, PORT, WORKERS, ...needed } = RIGHT;
  expect(readServerSettings(needed)).toMatchObject({
    ...{ host: '127.0.0.1', port: 4100, siteUrl: 'https://exemple.ca', store },
    backend: { url: 'https://abc.supabase.co/base', anonKey: token('anon') },
  });
  expect(readServerSettings(needed).workers).toBeGreaterThanOrEqual(2);
  expect(readServiceSettings(RIGHT)).toMatchObject({ mail: { from: MAIL.from }, stripe: { webhookSecret: WEBHOOK } });
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key', CACHE_DIRECTORY: store };
  expect(readServerSettings({ ...RIGHT, ...keys, AGENCE_STORE: 's3://releases/site' }).store).toContain(
    `${store}/store-`,
  );
  expect(complaints({ ...RIGHT, AGENCE_STORE: 's3://releases/site' })).toEqual([
    `AGENCE_STORE is "s3://releases/site"; expected: ${STORE}`,
  ]);
  const { TRUSTED_PROXIES, ...direct } = LOCAL;
  expect(complaints(direct)).toEqual([]);
});
const MAIL = { from: RIGHT.MAIL_FROM };
const WEBHOOK = RIGHT.STRIPE_WEBHOOK_SECRET;

const SITE =
  'https:// and the host of the site, and nothing else, such as https://exemple.ca (http:// on this machine alone).';
const PROJECT = 'the address of a Supabase project, such as https://abc.supabase.co (http:// on this machine alone).';
const KEY =
  "the project's public key, sb_publishable_… or the token of the role anon; no secret key: it stands in every page.";
const STORE =
  'the folder of a release store, which has a root.json, or s3://<bucket>/<prefix> with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
const PROXIES = 'addresses or networks of the proxies before the site, such as 127.0.0.1, 10.0.0.0/8.';
const SMTP = 'the mail server, such as smtps://user:password@mail.exemple.ca:465 or smtp://…:587 for STARTTLS.';
const FROM = 'the sender of mails, such as Cimes <bonjour@exemple.ca>.';
const LIVE = "Stripe's secret key, sk_live_… or rk_live_…; test keys are taken where SITE_URL is of this machine.";
const SIGNING = "the signing secret of Stripe's webhook, whsec_….";

/** Setting, what is expected, and what is wrong with how it is shown; secrets by no more than their kind. */
const TABLE: readonly (readonly [name: string, expected: string, wrong: Readonly<Record<string, string>>])[] = [
  ['HOST', 'an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0.', { exemple: 'exemple' }],
  ['PORT', 'a number from 1 to 65535.', { http: 'http', '70000': '70000' }],
  ['SITE_URL', SITE, { 'http://exemple.ca': 'http://exemple.ca', 'https://a:b@exemple.ca': 'https://…@exemple.ca' }],
  ['AGENCE_STORE', STORE, { '/nowhere': '/nowhere' }],
  ['SUPABASE_URL', PROJECT, { 'http://10.0.0.1:8000': 'http://10.0.0.1:8000', 'abc.supabase.co': 'abc.supabase.co' }],
  ['SUPABASE_ANON_KEY', KEY, { sb_secret_0123456789abcdef0123: 'sb_secret_…', [token('service_role')]: '…', abc: '…' }],
  ['TRUSTED_PROXIES', PROXIES, { nginx: 'nginx', '0.0.0.0/0': '0.0.0.0/0' }],
  ['WORKERS', 'a number of processes from 1 to 64.', { '0': '0', many: 'many' }],
  ['METRICS_TOKEN', 'a secret of at least 16 characters.', { kurz: '…' }],
  ['SMTP_URL', SMTP, { 'https://user:geheim@mail.exemple.ca': 'https://…' }],
  ['MAIL_FROM', FROM, { Cimes: 'Cimes' }],
  ['STRIPE_SECRET_KEY', LIVE, { sk_test_0123456789abcdef: 'sk_test_…', pk_live_0123456789abcdef: 'pk_live_…' }],
  ['STRIPE_WEBHOOK_SECRET', SIGNING, { geheimgeheimgeheim: '…' }],
];
const OPTIONAL = ['HOST', 'PORT', 'WORKERS', 'METRICS_TOKEN'];

test.each(TABLE)('says of %s what is missing or wrong, and what is expected (AMB-59)', (name, expected, wrong) => {
  for (const [value, shown] of Object.entries(wrong)) {
    expect(complaints({ ...RIGHT, [name]: value })).toContain(`${name} is "${shown}"; expected: ${expected}`);
  }
  const missing = [`${name} is missing; expected: ${expected}`];
  expect(complaints({ ...RIGHT, [name]: '' }).filter((line) => line.startsWith(`${name} `))).toEqual(
    OPTIONAL.includes(name) ? [] : missing,
  );
});

test('says everything at once', () => {
  const required = TABLE.map(([name]) => name).filter((name) => !OPTIONAL.includes(name));
  expect(complaints({}).map((line) => line.split(' ')[0])).toEqual(required);
});

test('takes live keys alone at a public address, and test keys alone on this machine', () => {
  for (const env of [
    { ...RIGHT, STRIPE_SECRET_KEY: LOCAL.STRIPE_SECRET_KEY },
    { ...LOCAL, STRIPE_SECRET_KEY: RIGHT.STRIPE_SECRET_KEY },
  ]) {
    expect(complaints(env)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is "sk_(?:test|live)_…"; expected: /)]);
  }
});
