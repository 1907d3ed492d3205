import { expect, test } from 'vitest';
import { markupProblems } from './articleMarkup.ts';

const messages = (text: string) => markupProblems(text).map(({ line, message }) => `${line}: ${message}`);

test('has nothing to say of what is meant as it is shown', () => {
  const text = [
    'Un **mot** et [un lien](/blog), [un autre](https://exemple.test/a?b=c#d).',
    ...['', '## Section', '### Détail', '- Une puce', '> Des mots à copier', 'Moins de <5 jours, [sic], a * b, 5 > 3'],
    'Un texte long (avec des parenthèses) : -5 % d’un côté.',
  ].join('\n');
  expect(messages(text)).toEqual([]);
});

test.each([
  ['#### Trop', 'Un titre commence par ## ou ###, pas plus.'],
  ['##Collé', 'Mettez une espace entre les # et le titre.'],
  ['##', 'Écrivez le titre après les #, ou retirez-les.'],
  ['* Étoile', 'Une puce commence par un tiret et une espace\u00a0: «\u00a0-\u00a0».'],
  ['-Collée', 'Une puce commence par un tiret et une espace\u00a0: «\u00a0-\u00a0».'],
  ['>Collée', 'Mettez une espace après le > d’une citation.'],
  ['-', 'Cette puce ou cette citation est vide\u00a0: remplissez-la ou retirez-la.'],
  ['<script>alert(1)</script>', 'Retirez «\u00a0<script>\u00a0»\u00a0: le code HTML n’est pas accepté.'],
  ['Voir <img src=x onerror=y', 'Retirez «\u00a0<img src=x onerror=y\u00a0»\u00a0: le code HTML n’est pas accepté.'],
  ['Un **mot oublié', 'Il manque ** avant ou après les mots en gras.'],
  ['Rien **** du tout', 'Écrivez les mots en gras entre les deux **.'],
  ['[](/blog)', 'Écrivez les mots du lien entre les crochets.'],
  [
    '[x](javascript:alert)',
    'Le lien «\u00a0javascript:alert\u00a0» doit mener à /une-page du site ou commencer par https://.',
  ],
  ['[x](//ailleurs)', 'Le lien «\u00a0//ailleurs\u00a0» doit mener à /une-page du site ou commencer par https://.'],
  [
    '[x](http://a.test)',
    'Le lien «\u00a0http://a.test\u00a0» doit mener à /une-page du site ou commencer par https://.',
  ],
  ['[x](/blog', 'Fermez la parenthèse après l’adresse du lien.'],
  ['[x] (/blog)', 'Collez la parenthèse du lien à son crochet\u00a0: [mots](adresse).'],
])('says what to mend in the line %s', (line, message) => {
  expect(messages(`Avant\n\n${line}`)).toEqual([`3: ${message}`]);
});
