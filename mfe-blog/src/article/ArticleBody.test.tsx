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

test('makes elements of headings, lists, bold words and links (BLG-017)', () => {
  expect(html('## Un\nDeux **trois**\n- [quatre](/blog)\n### Cinq')).toMatch(
    /<h2 id="un">Un<\/h2><p>Deux <strong>trois<\/strong><\/p><ul><li><a href="\/blog">quatre<\/a><\/li><\/ul><h3 id="cinq">Cinq<\/h3>/,
  );
});
