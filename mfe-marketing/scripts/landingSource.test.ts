import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { checkLanding } from '../src/landing/landingFile.ts';
import { landingSource, slugFault } from './landingSource.ts';

const taken = ['google-ads-quebec'];

test.each([
  ['', /Usage: npm run new:landing -- <slug>/],
  ['google-ads-quebec', /already/],
  ['Été à Lévis', /Try ete-a-levis\./],
  ['agence_marketing', /Try agence-marketing\./],
  ['/agence-marketing-saguenay', /Try agence-marketing-saguenay\./],
  ['--', /is no slug/],
  ['../../etc/passwd', /is no slug/],
  ['a'.repeat(61), /61 characters/],
])('refuses "%s" and says why', (slug, reason) => {
  expect(slugFault(slug, taken)).toMatch(reason);
});

test('takes what is a path and nothing else', () => {
  assert(
    property(string(), (text) => {
      const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 60;
      expect(slugFault(text, []) === undefined).toBe(isSlug);
    }),
  );
  assert(
    property(stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9}){0,4}$/), (slug) => {
      expect(slugFault(slug, [])).toBeUndefined();
    }),
  );
});

test('refuses the slug of every page that exists', () => {
  const pages = readdirSync(join(import.meta.dirname, '../src/content/landings')).map((file) =>
    file.replace('.ts', ''),
  );
  assert(
    property(constantFrom(...pages), (slug) => {
      expect(slugFault(slug, pages)).toContain('already');
    }),
  );
});

test('writes a file that is a landing page as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landing-'));
  const file = join(folder, 'agence-marketing-saguenay.ts');
  writeFileSync(file, landingSource('agence-marketing-saguenay'));
  const { card, landing } = checkLanding(file, await import(/* @vite-ignore */ file));
  expect(card.path).toBe('/agence-marketing-saguenay');
  expect(landing.hero.eyebrow).toBe('Agence marketing saguenay');
  rmSync(folder, { recursive: true });
});
