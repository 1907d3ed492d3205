// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody } from './ArticleBody.tsx';
import { parseMarkup } from './markup.ts';

const html = (markup: string) => renderToStaticMarkup(<ArticleBody blocks={parseMarkup(markup)} />);

test('shows HTML of an article as the text it is (BLG-017)', () => {
  const shown = html('# <h1>\n<script>alert(1)</script> & **<b>**\n- <img src=x onerror=alert(1)>');
  expect(shown).not.toMatch(/<(?:script|img|b|h1)\b/);
  expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; <strong>&lt;b&gt;</strong>');
});

test('makes elements of headings, lists, words to copy, bold words and links (BLG-017)', () => {
  expect(html('## Un\nDeux **trois**\n- [quatre](/blog)\n### Cinq\n> six')).toMatch(
    /<h2 id="un">Un<\/h2><p>Deux <strong>trois<\/strong><\/p><ul><li><a href="\/blog">quatre<\/a><\/li><\/ul><h3 id="cinq">Cinq<\/h3><blockquote><p>six<\/p><\/blockquote>/,
  );
});

test('shows a table with its columns and rows named, and cells to fill in', () => {
  expect(html('| Un | Deux\n| **trois** | |')).toContain(
    '<figure><table><thead><tr><th scope="col">Un</th><th scope="col">Deux</th></tr></thead><tbody><tr><th scope="row"><strong>trois</strong></th><td></td>',
  );
});

test('shows a figure whose values are text, a sentence that is set larger, a note and the way to a tool', () => {
  const shown = html(
    '= Titre\n= Note.\n= **Un** : 2 × 3 $\n= Deux : 3 $\n" Une phrase.\n~ **À savoir** Oui.\n@ [Calculer](/outils)',
  );
  const page = document.createElement('template');
  page.innerHTML = shown;
  const figure = page.content.querySelector('figure') as HTMLElement;
  expect(figure.querySelector('figcaption')?.textContent).toBe('TitreNote.');
  expect([...figure.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    ...['Un2 × 3 $', '6\u00a0$', 'Deux', '3\u00a0$'],
  ]);
  const bars = [...figure.querySelectorAll('svg')];
  expect(bars.map((bar) => [bar.getAttribute('width'), bar.getAttribute('aria-hidden')])).toEqual([
    ['100%', 'true'],
    ['50%', 'true'],
  ]);
  expect(page.content.querySelector('figure + p')?.textContent).toBe('Une phrase.');
  expect([...page.content.querySelectorAll('[role=note]')].map((note) => note.textContent)).toEqual([
    ...['À savoir Oui.', 'Calculer'],
  ]);
});

test('a note is read after what it is about, of which it is a part', () => {
  expect(html('## Un\n~ Note.\nTexte.\n~ Autre.\n- Liste.\n~ Seule.\n## Deux')).toMatch(
    /^<div[^>]*><h2 id="un">Un<\/h2><div class="noted"><p>Texte.<\/p><p role="note" class="note">Note.<\/p><\/div><div class="noted"><ul><li>Liste.<\/li><\/ul><p role="note" class="note">Autre.<\/p><\/div><p role="note" class="note">Seule.<\/p><h2/,
  );
});

test('text after what a note is about stands beside the note too, and everything once', () => {
  expect(html('~ Note.\nUn.\n\nDeux.\n\nTrois.')).toMatch(
    /^<div[^>]*><div class="noted"><p>Un.<\/p><p role="note" class="note">Note.<\/p><p>Deux.<\/p><\/div><p>Trois.<\/p><\/div>$/,
  );
});

test('never becomes anything but text and harmless links, whatever an author writes (BLG-017)', () => {
  const piece = fc.constantFrom(
    ...[
      '<script>',
      '</p>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '[a](/x" onclick="y)',
      '[',
      '](',
    ],
    ...[
      'https://x',
      '//x',
      '**',
      '# ',
      '### ',
      '- ',
      '> ',
      '~ ',
      '" ',
      '@ ',
      '= ',
      'a : 3 × 2 $',
      '\n',
      '\n\n',
      '&lt;',
      '"',
      "'",
      '`',
      'mot',
      ')',
    ],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (markup) => {
        const page = document.createElement('template');
        page.innerHTML = html(markup);
        for (const element of page.content.querySelectorAll('div *')) {
          expect(element.localName).toMatch(
            /^(?:h2|h3|p|ul|li|strong|a|blockquote|figure|figcaption|dl|div|dt|dd|small|svg|rect)$/,
          );
          for (const { name, value } of element.attributes) {
            expect(name).toMatch(/^(?:id|href|class|role|aria-hidden|width|height)$/);
            if (name === 'href') expect(value).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
          }
        }
      },
    ),
  );
});
