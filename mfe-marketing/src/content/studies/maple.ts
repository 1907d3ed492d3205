import type { Study } from './study.ts';

export const maple: Study = {
  slug: 'erabliere-du-rang-4',
  title: 'Érablière du Rang 4',
  trade: 'Sirop et cabane, Beauce',
  work: 'Boutique, étiquettes, textes',
  head: { ground: '#bfe0ea', ink: '#2c1a10' },
  demand:
    'À la cabane, tout le monde goûte les quatre sirops avant d’acheter. En ligne, ils prennent le doré parce que c’est le premier de la liste.',
  demandNote: 'Demande inventée, comme le rang. La couleur du sirop, elle, change bien avec la saison.',
  decisions: [
    {
      title: 'Quatre couleurs, aucun filtre',
      text: 'Les quatre cannes se tiennent côte à côte, du doré au très foncé. La couleur du sirop est l’étiquette.',
    },
    {
      title: 'On choisit une semaine du printemps',
      text: 'Plus la saison avance, plus le sirop fonce. Chaque canne dit quand l’eau a coulé, donc ce qu’elle goûte.',
    },
    {
      title: 'La cabane dans la même page',
      text: 'Heures, tables et tire sur la neige suivent la boutique. Une famille qui vient samedi repart avec une canne.',
    },
  ],
  letters: {
    sample: 'Rang 4',
    fonts: 'Caprasimo, ronde comme une étiquette de 1974. Familjen Grotesk pour les heures.',
  },
  colours: [
    { name: 'Grange', value: '#C4271A', ink: '#fff8e6' },
    { name: 'Ciel de mars', value: '#BFE0EA', ink: '#2c1a10' },
    { name: 'Ambré', value: '#6B4A3A', ink: '#fff8e6' },
    { name: 'Crème', value: '#FFF8E6', ink: '#2c1a10' },
  ],
};
