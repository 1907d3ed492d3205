import { expect, test } from 'vitest';
import compared from '../../mfe-marketing/src/content/evidence/compared.json' with { type: 'json' };
import { comparedFigures } from './comparedFigures.ts';

test('the figures that are said to have been compared are those that the cited pages say (AMB-56)', () => {
  // `npm run evidence` compares them again, and writes the day.
  expect(compared.figures).toEqual(comparedFigures());
});
