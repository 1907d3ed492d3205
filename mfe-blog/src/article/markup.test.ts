import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkup } from './markup.ts';

test('parses headings, bullets and paragraphs (BLG-017)', () => {
  expect(parseMarkup('# Un\n\nDeux\ntrois\n\n## Quatre\n- cinq\n- six\nsept\n### Huit')).toEqual([
    { kind: 'heading', level: 2, text: 'Un', id: 'un' },
    { kind: 'paragraph', text: 'Deux trois' },
    { kind: 'heading', level: 2, text: 'Quatre', id: 'quatre' },
    { kind: 'list', items: ['cinq', 'six'] },
    { kind: 'paragraph', text: 'sept' },
    { kind: 'heading', level: 3, text: 'Huit', id: 'huit' },
  ]);
});

test('parses every text and keeps each of its words (BLG-017)', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé<>&"']{1,8}$/), { minLength: 1 }), (words) => {
      const text = parseMarkup(words.join('\n'))
        .map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text))
        .join(' ');
      expect(text.split(' ').sort()).toEqual([...words].sort());
    }),
  );
});

test('never throws, whatever it is given', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseMarkup(text)));
});
