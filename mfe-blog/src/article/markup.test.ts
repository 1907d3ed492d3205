import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type Inline, parseMarkup } from './markup.ts';

const textOf = (inline: readonly Inline[]) =>
  inline.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
const wordsOf = (block: Block) => {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'pull') return block.text;
  if (block.kind === 'table') return block.rows.flat().map(textOf).join(' ');
  if (block.kind === 'figure') return [block.title, block.note].join(' ').trim();
  return block.kind === 'list' ? block.items.map(textOf).join(' ') : textOf(block.content);
};

test('parses headings, bullets and paragraphs (BLG-017)', () => {
  expect(parseMarkup('# Un\n\nDeux\ntrois\n\n## Quatre\n- cinq\n- six\nsept\n### Huit')).toEqual([
    { kind: 'heading', level: 2, text: 'Un', id: 'un' },
    { kind: 'paragraph', content: ['Deux trois'] },
    { kind: 'heading', level: 2, text: 'Quatre', id: 'quatre' },
    { kind: 'list', items: [['cinq'], ['six']] },
    { kind: 'paragraph', content: ['sept'] },
    { kind: 'heading', level: 3, text: 'Huit', id: 'huit' },
  ]);
});

test('parses words to copy, apart from what stands around them', () => {
  expect(parseMarkup('Avant\n> Bonjour **Marc**,\n> à lundi.\nAprès')).toEqual([
    { kind: 'paragraph', content: ['Avant'] },
    { kind: 'quote', content: ['Bonjour ', { kind: 'strong', text: 'Marc' }, ', à lundi.'] },
    { kind: 'paragraph', content: ['Après'] },
  ]);
});

test('parses bold words and links (BLG-017)', () => {
  expect(parseMarkup('Voyez **bien** [la liste](/outils/checklist-seo) et [Google](https://google.com).')).toEqual([
    {
      kind: 'paragraph',
      content: [
        'Voyez ',
        { kind: 'strong', text: 'bien' },
        ' ',
        { kind: 'link', text: 'la liste', href: '/outils/checklist-seo' },
        ' et ',
        { kind: 'link', text: 'Google', href: 'https://google.com' },
        '.',
      ],
    },
  ]);
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://sans-chiffre.example'])(
  'leaves a link to %s as text (BLG-017)',
  (href) => {
    expect(parseMarkup(`[clic](${href})`)).toEqual([{ kind: 'paragraph', content: [`[clic](${href})`] }]);
  },
);

test('gives equal headings different anchors', () => {
  const ids = parseMarkup('## Prix\n## Prix\n## Prix 2\n## ???').map((block) => block.kind === 'heading' && block.id);
  expect(new Set(ids).size).toBe(4);
  expect(ids[0]).toBe('prix');
  expect(ids[3]).toBe('section');
});

test('parses every text and keeps each of its words (BLG-017)', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé<>&"']{1,8}$/), { minLength: 1 }), (words) => {
      const text = parseMarkup(words.join('\n')).map(wordsOf).join(' ');
      expect(text.split(' ').sort()).toEqual([...words].sort());
    }),
  );
});

test('never throws and never makes an unsafe link, whatever it is given', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '**',
    'a',
    '/',
    'https:',
    'javascript:',
    '# ',
    '- ',
    '> ',
    '~ ',
    '" ',
    '@ ',
    '= ',
    ': 0 ÷ 0 × ,',
    '\n',
    ' ',
  );
  const markup = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (text) => {
      for (const block of parseMarkup(text)) {
        const inline = block.kind === 'list' ? block.items.flat() : 'content' in block ? block.content : [];
        for (const one of inline)
          if (typeof one !== 'string' && one.kind === 'link') expect(one.href).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
      }
    }),
  );
});
