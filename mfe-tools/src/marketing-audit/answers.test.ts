// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Answers,
  decodeAnswers,
  encodeAnswers,
  isComplete,
  noAnswers,
  resultHash,
  stepHash,
  viewOf,
} from './answers.ts';
import { keepAnswers, readAnswers } from './keptAnswers.ts';

const points = fc.integer({ min: 0, max: 4 });
const partial: fc.Arbitrary<Answers> = fc.array(fc.option(points, { nil: undefined }), {
  minLength: 12,
  maxLength: 12,
});
const complete = fc.array(points, { minLength: 12, maxLength: 12 });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('comes back from its code as it was, answered or not (AMB-23)', () => {
  fc.assert(
    fc.property(partial, (answers) => {
      expect(decodeAnswers(encodeAnswers(answers))).toEqual(answers);
    }),
  );
});

test('understands any code: twelve points, or nothing', () => {
  const anything = fc.oneof(fc.anything(), fc.string({ unit: 'binary', minLength: 12, maxLength: 12 }));
  fc.assert(
    fc.property(anything, (code) => {
      const answers = decodeAnswers(code);
      if (answers)
        expect(answers.filter((answer) => answer === undefined || (answer >= 0 && answer <= 4))).toHaveLength(12);
    }),
  );
});

test('shows a result by its address alone, which carries nothing but the points (TLS-016)', () => {
  fc.assert(
    fc.property(complete, (answers) => {
      const hash = resultHash(answers);
      expect(hash).toMatch(/^#resultat=[0-4]{12}$/);
      expect(viewOf(hash)).toEqual({ kind: 'result', answers });
    }),
  );
});

test('shows the step that the address names, and the first for any other address', () => {
  for (const step of [1, 2, 3, 4]) expect(viewOf(stepHash(step))).toEqual({ kind: 'step', step });
  for (const hash of ['', '#', '#etape=5', '#etape=0', '#etape=2e0', '#resultat=', '#resultat=01234012340-', '#%'])
    expect(viewOf(hash)).toEqual({ kind: 'step', step: 1 });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (hash) => void viewOf(hash)));
});

test('comes back from the device as it was left', () => {
  fc.assert(
    fc.property(partial, (answers) => {
      keepAnswers(answers);
      expect(readAnswers()).toEqual(answers);
    }),
  );
  keepAnswers(noAnswers);
  expect(localStorage.length).toBe(0);
});

test.each(['', 'null', '0123', '9'.repeat(12), '{}'])('reads corrupt storage as nothing answered: %s', (stored) => {
  localStorage.setItem('audit-marketing', stored);
  expect(readAnswers()).toEqual(noAnswers);
});

test('goes on where the browser blocks storage', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  keepAnswers(noAnswers.with(0, 3));
  expect(readAnswers()).toEqual(noAnswers);
});

test('is complete with the twelfth answer', () => {
  expect(isComplete(noAnswers)).toBe(false);
  expect(isComplete(noAnswers.map(() => 0))).toBe(true);
  expect(isComplete(noAnswers.map(() => 0).with(7, undefined as never))).toBe(false);
});
