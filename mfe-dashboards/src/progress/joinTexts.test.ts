import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTexts } from './joinTexts.ts';

test.each([
  ['only here', 'un', 'un\ndeux', 'un', 'un\ndeux'],
  ['only there', 'un', 'un', 'un\ndeux', 'un\ndeux'],
  ['the same', '', 'un', 'un', 'un'],
  ['both from nothing', '', 'ici', 'là', 'là\nici'],
  ['both at the end', 'un', 'un\nici', 'un\nlà', 'un\nlà\nici'],
  ['at both ends', 'un', 'ici\nun', 'un\nlà', 'ici\nun\nlà'],
  ['both in one line', 'Bonjour', 'Bonjour Anne', 'Bonjour Bruno', 'Bonjour Bruno\nBonjour Anne'],
  ['one goes on in a line below which the other wrote', 'Il', 'Il faut', 'Il\nAutre', 'Il faut\nAutre'],
  ['one removed, the other added', 'un\ndeux', 'un', 'un\ndeux\ntrois', 'un\ntrois'],
  ['emptied, and added to', 'un\ndeux', '', 'un\ndeux\ntrois', 'trois'],
  ['a part is there already', '', 'un\ndeux', 'un\nautre', 'un\nautre\ndeux'],
])('joins what was written: %s (DSH-028)', (_, base, mine, theirs, joined) => {
  expect(joinTexts(base, mine, theirs)).toBe(joined);
});

/** Lines that nobody else writes; each device removes some of the base and adds some of its own. */
const edited = fc.record({
  base: fc.integer({ min: 0, max: 8 }),
  mine: fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2 })), { minLength: 9, maxLength: 9 }),
  theirs: fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2 })), { minLength: 9, maxLength: 9 }),
});

test('keeps each line that anybody wrote and nobody removed, once and in its writer’s order (DLS-01)', () => {
  fc.assert(
    fc.property(edited, ({ base: size, mine, theirs }) => {
      const base = Array.from({ length: size }, (_, index) => `base ${index}`);
      const edit = (name: string, edits: typeof mine) =>
        Array.from({ length: size + 1 }, (_, index) => {
          const [keep, added] = edits[index] ?? [true, 0];
          const own = Array.from({ length: added }, (_, line) => `${name} ${index} ${line}`);
          return index < size && keep ? [...own, `base ${index}`] : own;
        }).flat();
      const [here, there] = [edit('ici', mine), edit('là', theirs)];
      const joined = joinTexts(base.join('\n'), here.join('\n'), there.join('\n')).split('\n').filter(Boolean);
      const kept = base.filter((line) => here.includes(line) && there.includes(line));
      expect([...joined].sort()).toEqual(
        [...kept, ...here.filter((l) => l.startsWith('ici')), ...there.filter((l) => l.startsWith('là'))].sort(),
      );
      for (const text of [here, there]) {
        const shared = joined.filter((line) => text.includes(line));
        expect(text.filter((line) => joined.includes(line))).toEqual(shared);
      }
    }),
    { numRuns: 2000 },
  );
});
