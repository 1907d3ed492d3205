import { expect, test } from 'vitest';
import { mutantsOf } from './mutantsOf.ts';

/** Every mutant of a source, as the whole source reads with it. */
const mutated = (source: string) =>
  mutantsOf('a.tsx', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

test.each([
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['x = a ? b : c', [';', 'x = true ? b : c', 'x = false ? b : c']],
  ['f(a < b)', [';', 'f((a) <= (b))']],
  ['f(a === b || c)', [';', 'f((a === b) && (c))', 'f((a) !== (b) || c)']],
  ['f(a ?? b)', [';', 'f((a) && (b))']],
  ['f(!a)', [';', 'f((a))']],
  ['f(a + b)', [';', 'f((a) - (b))']],
  ['f(a?.b)', [';', 'f(a.b)']],
  ['f(a.some(b))', [';', 'f(a.every(b))']],
  ['f(a.filter(b).c)', [';', 'f(a.c)']],
  ['f(() => a)', [';', 'f(() => undefined)']],
  ['function f() { return a; }', ['function f() {}']],
  ['let a = true', ['let a = false']],
  ["let a = 'b'", ["let a = ''"]],
  ['let a = 30', ['let a = 300']],
  ['let a = [b]', ['let a = []']],
  ['a ??= b', [';', 'a = b']],
])('changes %s in every way', (source, mutants) => {
  expect(mutated(source)).toEqual(mutants);
});

test.each([
  ['text beside a sum is no sum', 'let a = b + c.d', ['let a = (b) - (c.d)']],
  ['types', "let a: 'b' | 3; type C = { d: true }; interface E { f: 'g' }; h as 'i'", []],
  ['where modules come from', "import a from 'b'; export { c } from 'd'", []],
  ['texts of errors', "let a = () => { throw new TypeError('b') }", ['let a = () => {}']],
  ['what the console is told', "console.error('a', b)", []],
  ['texts and attributes of elements', 'let a = <b c="d">e</b>', []],
  ['what would stay as it is', 'let a = [() => undefined, () => {}]', ['let a = []']],
  ['styles', 'let a = styled.b`c: $' + '{d ? 1 : 2};`', []],
])('leaves %s alone', (_, source, mutants) => {
  expect(mutated(source)).toEqual(mutants);
});

test('says where a mutant stands', () => {
  expect(mutantsOf('a.ts', 'let a;\nlet b = 1;\n')).toEqual([
    { file: 'a.ts', line: 2, start: 15, end: 16, original: '1', replacement: '10' },
  ]);
});

test('says which source it cannot read', () => {
  expect(() => mutantsOf('a.ts', 'let = = 1')).toThrow('a.ts: ');
});
