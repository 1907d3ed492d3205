import { expect, test } from 'vitest';
import { skillsOf } from './skills.ts';

const drawn = (...objectives: string[]) =>
  skillsOf(objectives).map(({ drawing }) => /skill-(\w+)\./.exec(drawing)?.[1]);

test('what a course teaches has the drawing of what it names or else of its first word, no two the same one (look: 5)', () => {
  expect(
    drawn('Écrire un plan de mesure', 'Présenter un rapport', 'Décider d’un budget', 'Choisir', 'Fixer un prix'),
  ).toEqual(['write', 'measure', 'money', 'choose', 'reach']);
  expect(skillsOf(['Écrire', 'Écrire'])).toHaveLength(1);
});

test('what one will hold in one’s hands is drawn where the words name it (look: 5)', () => {
  expect(
    drawn(
      'Compléter une fiche d’établissement Google qui inspire confiance',
      'Écrire une page de service par ville sans contenu dupliqué',
      'Obtenir et traiter des avis',
      'Suivre ses positions sans outil payant',
    ),
  ).toEqual(['listing', 'city', 'reviews', 'positions']);
  expect(drawn('Choisir des mots-clés', 'Rédiger des annonces', 'Vérifier le suivi des conversions')).toEqual([
    'words',
    'advert',
    'tracking',
  ]);
});
