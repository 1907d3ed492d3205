import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withRaised } from './raised.tsx';

test.each([
  ['Mardi 1er décembre à 9 h', /^Mardi 1<sup[^>]*>er<\/sup> décembre à 9 h$/],
  ['du 1er au 31', /^du 1<sup[^>]*>er<\/sup> au 31$/],
  ['Jeudi 21 mars, premier', /^Jeudi 21 mars, premier$/],
])('raises the end of the ordinal number in %j', (text, expected) => {
  expect(renderToStaticMarkup(<p>{withRaised(text)}</p>).slice(3, -4)).toMatch(expected);
});
