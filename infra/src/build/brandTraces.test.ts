import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brand, mark, palette, privacyOfficer } from '@agence/shared-contracts/brand';
import { drawnInks, mountains } from '@agence/shared-contracts/tokens/drawnInks';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';

/** What releases, functions, mails and the backend are made from. */
const FOLDERS = ['shared-contracts', 'shell', 'infra', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const SOURCE = /\.(?:tsx?|js|mjs|css|svg|html|md|json|sql|toml|txt|xml|webmanifest)$/;
/** Made from sources, of nobody who visits (benches, deployment, what tests play), or what the demonstration has to show. */
const OTHERS = /\/(?:node_modules|dist|\.cache|api|testing|corpus|bench|deploy|film|seeds)\/|\.test\.tsx?$|README\.md$/;
/** Where the brand is configured. */
const CONFIGURED = ['brand', 'art/coverTones', 'tokens/drawnInks'].map((name) => `shared-contracts/src/${name}.ts`);
/** Colours that any brand has. */
const NOBODYS = ['#ffffff'];

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');
/** Spaces as they are typed, or set. */
const spelled = (text: string) => escaped(text).replaceAll(/\s/g, '\\s');
const { name, legalName, phone, phoneHref, email, street, postalCode, hours } = brand;
const [, host = ''] = email.split('@');
const TRACES = new RegExp(
  [
    ...[name, legalName, privacyOfficer.name].map((text) => `(?<![\\p{L}\\d])${spelled(text)}(?![\\p{L}\\d])`),
    ...[phone, phoneHref.replace('tel:', ''), street, postalCode, hours, email, host, privacyOfficer.email].map(
      spelled,
    ),
    ...mark.map(({ d }) => spelled(d)),
  ].join('|'),
  'giu',
);
const ALL_COLORS = [...Object.values(palette), ...Object.values(drawnInks), mountains].flatMap(
  (colors) => Object.values(colors) as string[],
);
const COLORS = new RegExp(ALL_COLORS.filter((color) => !NOBODYS.includes(color)).join('|'), 'gi');

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name))),
  ).filter((path) => !OTHERS.test(`/${path}`) && !CONFIGURED.includes(path));
}

test('name, contact, mark and colours of the brand are written in its configuration alone (AMB-54)', () => {
  const left = sources().flatMap((path) => {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      [TRACES, COLORS].flatMap((trace) => [...line.matchAll(trace)].map(([found]) => `${path}:${at + 1} ${found}`)),
    );
  });
  expect(left).toEqual([]);
});

test('a trace is found however it is written', () => {
  for (const text of [`chez ${name.toUpperCase()}.`, `« ${name} »`, phone.replace(' ', '\u00a0'), `<b>${email}</b>`])
    expect(text.match(TRACES), text).not.toBeNull();
  expect(`des ${name.toLowerCase()}sommes`.match(TRACES)).toBeNull();
});
