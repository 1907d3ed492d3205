import { expect, test } from 'vitest';
import { bound, boundHyphens } from './bound.ts';

test('binds inversions, short second halves and names of places, and leaves long compounds to break', () => {
  const typed =
    'Faites-vous, va-t-il, nous-mêmes, arrière-plan, Vieux-Lévis, Côte-de-Beaupré, sous-titré, bouche-à-oreille, Guillaume-Couture';
  expect(boundHyphens(typed).replaceAll('\u2060', '|')).toBe(
    'Faites-|vous, va-|t-|il, nous-|mêmes, arrière-|plan, Vieux-|Lévis, Côte-|de-|Beaupré, sous-|titré, bouche-|à-|oreille, Guillaume-Couture',
  );
});

test('binds what is read in a content, at any depth, and no address or identifier', () => {
  const content = { id: 'rendez-vous', to: '/rendez-vous', items: [{ text: 'Un avis de 30 jours.' }], count: 3 };
  expect(bound(content)).toEqual({ ...content, items: [{ text: 'Un avis de 30\u00a0jours.' }] });
});
