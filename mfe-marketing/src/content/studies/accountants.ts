import type { Study } from './study.ts';

export const accountants: Study = {
  slug: 'colonne-et-marge',
  title: 'Colonne & Marge',
  trade: 'Comptables, Sherbrooke',
  work: 'Site, textes, calendrier fiscal',
  head: { ground: '#17275e', ink: '#fdf9f0' },
  demand:
    'Nos clients nous appellent en avril, quand tout est joué. On voudrait les voir en novembre, pendant qu’il reste quelque chose à décider.',
  demandNote: 'Demande inventée, comme le cabinet. Les dates de l’impôt, elles, reviennent chaque année.',
  decisions: [
    {
      title: 'La page est un livre de comptes',
      text: 'Des lignes, une marge, deux colonnes. On est chez des comptables avant d’avoir lu un mot.',
    },
    {
      title: 'Le crayon rouge fait la vente',
      text: '« Après » est biffé, « avant » est écrit au-dessus. Le service tient dans cette correction.',
    },
    {
      title: 'Un prix fixe, écrit',
      text: '420 $ par mois, quatre rencontres, tenue de livres comprise. Qui cherche un prix le trouve sans remplir de formulaire.',
    },
  ],
  letters: { sample: 'Avant', fonts: 'Newsreader pour les phrases, IBM Plex Mono pour tout ce qui se compte.' },
  colours: [
    { name: 'Encre', value: '#17275E', ink: '#fdf9f0' },
    { name: 'Papier', value: '#FDF9F0', ink: '#17275e' },
    { name: 'Crayon rouge', value: '#B3261C', ink: '#ffffff' },
    { name: 'Colonne', value: '#CFDBE8', ink: '#17275e' },
  ],
};
