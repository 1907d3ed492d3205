import { expect, onTestFinished, test } from 'vitest';
import { inWords } from './inWords.ts';

test('colours are for terminals', () => {
  const before = process.stdout.isTTY;
  onTestFinished(() => void Object.assign(process.stdout, { isTTY: before }));
  const error = new Error('\u001b[31mhere\u001b[0m');
  Object.assign(process.stdout, { isTTY: true });
  expect(inWords(error)).toBe(error.message);
  Object.assign(process.stdout, { isTTY: false });
  expect(inWords(error)).toBe('here');
});
