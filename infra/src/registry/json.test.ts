import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

test.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s, however deep (CMP-05)', (key) => {
  expect(() => parseJson(`{"a":[{"${key}":{}}]}`)).toThrow(`the key "${key}" is not allowed`);
});

test('reads everything else', () => {
  expect(parseJson('{"proto":1,"a":["__proto__",null,true]}')).toEqual({ proto: 1, a: ['__proto__', null, true] });
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
