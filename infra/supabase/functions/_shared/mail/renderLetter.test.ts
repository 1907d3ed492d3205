import { expect, test } from 'vitest';
import { renderLetter } from './renderLetter.ts';

const siteUrl = 'https://exemple.test';
const render = (source: string, values?: Record<string, string>) =>
  renderLetter(source, { siteUrl, ...(values ? { values } : {}) });

test('renders every kind of block in both parts', () => {
  const { text, markup } = render(
    [
      '## Une méthode',
      'Bonjour, **voici** [un article](/blog/a?b=1&c=2).',
      'Prêt ?',
      '- un',
      '- deux',
      '',
      '1. premier',
      '2. second',
      '',
      '> dit quelqu’un',
      '---',
      '[[Lire la suite]](https://ailleurs.test/x)',
      '![Un graphique](/images/g.png)',
    ].join('\n'),
  );
  expect(text).toBe(
    [
      'UNE MÉTHODE',
      'Bonjour, voici un article (https://exemple.test/blog/a?b=1&c=2).\nPrêt\u202f?',
      '- un\n- deux',
      '1. premier\n2. second',
      '> dit quelqu’un',
      '----',
      'Lire la suite\u00a0: https://ailleurs.test/x',
      '[Un graphique]',
    ].join('\n\n'),
  );
  expect(markup).toMatch(/<h2 [^>]+>Une méthode<\/h2>/);
  expect(markup).toContain('<strong>voici</strong>');
  expect(markup).toContain('href="https://exemple.test/blog/a?b=1&amp;c=2"');
  expect(markup).toMatch(/<ul [^>]+><li [^>]+>un<\/li><li [^>]+>deux<\/li><\/ul>/);
  expect(markup).toMatch(/<ol .*premier.*<\/ol>/);
  expect(markup).toMatch(/<a href="https:\/\/ailleurs\.test\/x" style="display:inline-block[^>]+>Lire la suite<\/a>/);
  expect(markup).toMatch(/<img src="https:\/\/exemple\.test\/images\/g\.png" alt="Un graphique"/);
});

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[clic](javascript:alert(1))',
  '[clic](data:text/html,x)',
  '[clic](//ailleurs.test)',
  '[clic](http://ailleurs.test)',
  '[[clic]](javascript:alert)',
  '![x](javascript:alert)',
  '![x"onerror="a](vbscript:x)',
  '## <svg/onload=alert(1)>',
  '- <b>x</b>',
  '**<i>x</i>**',
  '[<b>x</b>](/a"onclick="x)',
])('keeps what could do something as text: %s', (source) => {
  const { markup } = render(source);
  const tags = [...markup.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
  expect(
    tags.map(([, tag]) => tag).filter((tag) => !['p', 'h2', 'ul', 'li', 'strong', 'a'].includes(tag ?? '')),
  ).toEqual([]);
  for (const [, , attributes = ''] of tags) {
    expect(attributes.replace(/ (style|href)="[^"]*"/g, '')).toBe('');
    expect(attributes).not.toMatch(/href="(?!https:\/\/exemple\.test\/|https:|mailto:)/);
  }
});

test('fills names in as text, whatever marks they have', () => {
  const values = { titre: '**<b>Vendre</b>** [x](/y)', lien: `${siteUrl}/formations/vendre` };
  const { markup, text } = render('Bonjour, **{titre}** {autre}\n\n[[Reprendre]]({lien})', values);
  expect(markup).toContain('<strong>**&lt;b&gt;Vendre&lt;/b&gt;** [x](/y)</strong> {autre}');
  expect(markup).toContain('href="https://exemple.test/formations/vendre"');
  expect(text).toContain('Reprendre\u00a0: https://exemple.test/formations/vendre');
});

test('takes a letter of forty thousand signs that mean to hold it up', () => {
  for (const sign of ['[', '**', '#', '- ', '![', '[[a', '\n', '{']) {
    render(sign.repeat(Math.floor(40_000 / sign.length)));
  }
});
