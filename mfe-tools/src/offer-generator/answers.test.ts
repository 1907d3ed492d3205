import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, noAnswers, problemsOf, tidy } from './answers.ts';

const good: Answers = {
  entreprise: 'Toitures du Fleuve',
  secteur: 'Toiture',
  probleme: 'La toiture coule',
  solution: 'Inspection par drone',
};

test('finds nothing to mend in four good answers, whatever their script', () => {
  expect(problemsOf(good)).toEqual({});
  expect(problemsOf({ ...good, entreprise: 'شركة', solution: '3 < 5 et 7 > 2' })).toEqual({});
});

test('says for each empty field what belongs there', () => {
  expect(problemsOf(noAnswers)).toEqual({
    entreprise: 'Écrivez le nom de votre entreprise.',
    secteur: 'Dites dans quel secteur vous travaillez, en un mot ou deux.',
    probleme: 'Décrivez ce qui dérange vos clients\u00a0: sans problème, pas d’offre.',
    solution: 'Dites comment vous réglez ce problème.',
  });
});

test.each([
  ['spaces and invisible marks', ' \u200b\u202e\n\t ', /Décrivez/],
  ['ten kilobytes', 'coule '.repeat(1707), /300 caractères au plus. Votre texte en a 10.241/],
  ['emoji alone', '😀🏠', /aucun mot/],
  ['signs alone', '?!?', /aucun mot/],
  ['markup', '<script>alert(1)</script>', /balises de code/],
  ['an image that fails', '<img src=x onerror=alert(1)>', /balises de code/],
])('explains beside the field what is wrong with %s', (_, probleme, explanation) => {
  expect(problemsOf({ ...good, probleme }).probleme).toMatch(explanation);
  expect(Object.keys(problemsOf({ ...good, probleme }))).toEqual(['probleme']);
});

test('makes one line of what was typed, without marks that turn a text over', () => {
  expect(tidy('a\t\u0000\tb')).toBe('a b');
  expect(tidy(' Toitures\u202e du\n\nFleuve\u0000 ')).toBe('Toitures du Fleuve');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const tidied = tidy(typed);
      expect(tidy(tidied)).toBe(tidied);
      expect(tidied).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    }),
  );
});
