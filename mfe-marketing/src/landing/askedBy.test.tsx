// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { staticPaths } from '../exposes/server.ts';
import { readPage } from '../testing/servedPage.ts';

/** What the words of a button, or those beside it, promise. */
const PROMISES = [
  ['quote', /avec ce prix/],
  ['meeting', /rencontre au bureau/],
  ['vip', /Demander une place/],
  ['consultation', /consultation|stratège/i],
  ['audit', /audit/i],
] as const;

test('each call to action asks for what its words promise (MKT-003, MKT-032, MKT-035, MKT-037, MKT-082, AMB-65)', async () => {
  const pages = await Promise.all(
    (await staticPaths()).map(async (path) => ({ path, root: (await readPage(path)).root })),
  );
  const asked = pages.flatMap(({ path, root }) =>
    [...root.querySelectorAll<HTMLElement>('button[data-cta][data-asked]')].map((button) => ({
      path,
      label: button.textContent ?? '',
      asked: button.dataset.asked,
    })),
  );
  expect(asked.length).toBeGreaterThan(20);
  const wrong = asked.filter(({ label, asked }) => asked !== PROMISES.find(([, words]) => words.test(label))?.[0]);
  expect(wrong).toEqual([]);
});

test('a closing that speaks of the programme or of the audit asks for it (MKT-082, MKT-092)', async () => {
  const closing = async (path: string) => {
    const { root } = await readPage(path);
    const button = [...root.querySelectorAll<HTMLElement>('button[data-location=closing]')].at(-1);
    return [button?.closest('section')?.textContent?.match(/VIP|audit/)?.[0], button?.dataset.asked];
  };
  expect(await closing('/agence-marketing-quebec')).toEqual(['VIP', 'vip']);
  expect(await closing('/agence-marketing-levis')).toEqual(['audit', 'audit']);
});
