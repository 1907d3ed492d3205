import { expect, test } from 'vitest';
import type { LandingCard } from '../content/landing.ts';
import { manifest } from './manifest.ts';

const cards = import.meta.glob<LandingCard>('../content/landings/*.ts', { eager: true, import: 'card' });

test('serves every landing page under the name of its file', () => {
  for (const [file, { path }] of Object.entries(cards)) expect(file).toBe(`../content/landings${path}.ts`);
  const paths = manifest.routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(cards).map(({ path }) => path)));
  expect(new Set(paths).size).toBe(paths.length);
});
