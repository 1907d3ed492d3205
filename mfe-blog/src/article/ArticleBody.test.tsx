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
    ...['https://x', '//x', '**', '# ', '### ', '- ', '> ', '\n', '\n\n', '&lt;', '"', "'", '`', 'mot', ')'],
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
          expect(element.localName).toMatch(/^(?:h2|h3|p|ul|li|strong|a|blockquote)$/);
          for (const { name, value } of element.attributes) {
            expect(name).toMatch(/^(?:id|href)$/);
            if (name === 'href') expect(value).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
          }
        }
      },
    ),
  );
});
