import type { Study } from './study.ts';

export const bakery: Study = {
  slug: 'la-fournee',
  title: 'La Fournée de la 3e',
  trade: 'Boulangerie au levain, Limoilou',
  work: 'Site, identité, textes',
  head: { ground: '#f4ce5e', ink: '#3b1a08' },
  demand:
    'Les gens appellent pour savoir s’il reste du pain. On a les mains dans la pâte. Faites que le téléphone arrête de sonner entre six et huit.',
  demandNote:
    'Demande inventée, comme la boulangerie. Nous l’avons écrite à partir de questions que tout le monde a déjà posées au téléphone à un commerce.',
  decisions: [
    {
      title: 'L’horloge avant le menu',
      text: 'La première question est « quand ». Le titre y répond et change avec chaque fournée. Les pains viennent après.',
    },
    {
      title: 'Un horaire qu’on lit comme une ardoise',
      text: 'Quatre lignes, une seule en couleur : celle qui sort du four. Ce qui est passé pâlit et reste lisible.',
    },
    {
      title: 'Des pains dessinés, faute de photos',
      text: 'Une boulangerie change d’étalage chaque jour. Un dessin ne vieillit pas, pèse moins d’un kilooctet et ne promet aucune croûte qu’on n’a pas cuite.',
    },
  ],
  letters: { sample: '7 h 40', fonts: 'Young Serif pour ce qu’on lit de l’autre côté de la rue, Karla pour le reste.' },
  colours: [
    { name: 'Beurre', value: '#F4CE5E', ink: '#3b1a08' },
    { name: 'Croûte', value: '#3B1A08', ink: '#fff3d2' },
    { name: 'Miche', value: '#A3521B', ink: '#ffffff' },
    { name: 'Farine', value: '#FFF8E8', ink: '#3b1a08' },
  ],
  before: 'Avant : on apprend que le pain est bon depuis toujours.',
  after: 'Après : on apprend à quelle heure venir le chercher.',
};
