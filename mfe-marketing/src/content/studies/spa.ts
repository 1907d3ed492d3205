import type { Study } from './study.ts';

export const spa: Study = {
  slug: 'bains-de-l-anse',
  title: 'Bains de l’Anse-aux-Loups',
  trade: 'Spa, Charlevoix',
  work: 'Site, illustration, réservation',
  head: { ground: '#b7b6c8', ink: '#221c2e' },
  demand:
    'Nos gens viennent pour se taire. Notre ancien site leur criait trois rabais avant la première photo. Faites-nous une page qui respire.',
  demandNote: 'Demande inventée, comme l’anse. Il y a bien des loups marins dans Charlevoix.',
  decisions: [
    {
      title: 'Rien ne bouge à l’écran',
      text: 'Aucun carrousel, aucune fenêtre. Une seule image, dessinée : l’eau chaude, la brume, et beaucoup de ciel.',
    },
    {
      title: 'Le cycle comme un anneau',
      text: 'Quinze minutes de chaud, quinze secondes de froid, vingt minutes de repos. On comprend la visite d’un coup d’œil, sans mode d’emploi.',
    },
    {
      title: 'On choisit une heure, puis un forfait',
      text: 'La question de tout le monde est « reste-t-il de la place vendredi ». Le bouton dit « Choisir mon heure » et rien d’autre.',
    },
  ],
  letters: {
    sample: '35 min',
    fonts: 'Marcellus, gravée comme une enseigne d’auberge. Hanken Grotesk pour les heures.',
  },
  colours: [
    { name: 'Brume', value: '#B7B6C8', ink: '#221c2e' },
    { name: 'Nuit d’août', value: '#2B2438', ink: '#f3e6dc' },
    { name: 'Aube', value: '#F3E6DC', ink: '#2b2438' },
    { name: 'Vapeur', value: '#EEF7F7', ink: '#2b2438' },
  ],
};
