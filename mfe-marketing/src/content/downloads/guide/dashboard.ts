import type { Chapter } from '../document.ts';

export const dashboard: Chapter = {
  title: 'Un tableau de bord d’une page',
  lead: 'Ce que l’on regarde chaque semaine s’améliore. Ce que l’on regarde une fois l’an se découvre. Huit lignes suffisent, à condition que quelqu’un en réponde.',
  blocks: [
    {
      kind: 'table',
      head: ['Ligne', 'Source', 'Question qu’elle pose'],
      rows: [
        ['Dépense publicitaire', 'Plateformes', 'Suit-on le budget ?'],
        ['Demandes', 'CRM', 'L’annonce et la page font-elles leur travail ?'],
        ['Coût par demande', 'Dépense ÷ demandes', 'Sommes-nous sous le plafond ?'],
        ['Délai médian de réponse', 'CRM', 'Tient-on les quinze minutes ?'],
        ['Rendez-vous tenus', 'Agenda', 'Les bonnes personnes se présentent-elles ?'],
        ['Ventes et valeur', 'Comptabilité', 'L’offre convient-elle ?'],
        ['Coût par client', 'Dépense ÷ ventes', 'Gagne-t-on de l’argent ?'],
        ['Capacité restante', 'Équipe', 'Peut-on en prendre plus ?'],
      ],
    },
    { kind: 'heading', text: 'Le rituel du lundi : vingt minutes' },
    {
      kind: 'list',
      items: [
        'Cinq minutes : chacun lit les huit lignes en silence.',
        'Cinq minutes : une seule ligne est choisie, celle qui s’écarte le plus de sa cible.',
        'Huit minutes : une cause, un geste, un nom, une date. Pas de deuxième sujet.',
        'Deux minutes : le geste de la semaine passée a-t-il été fait, et qu’a-t-il changé ?',
      ],
    },
    {
      kind: 'text',
      text: 'Cinquante-deux gestes par an, choisis sur des chiffres, font plus qu’un grand projet. Et le compte rendu tient en une ligne que l’on retrouve.',
    },
    { kind: 'heading', text: 'Se méfier de ses outils' },
    {
      kind: 'text',
      text: 'Les plateformes s’attribuent volontiers la même vente. La somme de leurs rapports dépasse presque toujours vos ventes réelles. Une seule vérité fait foi : ce qui est encaissé, divisé par ce qui est dépensé, par mois. Les rapports des plateformes servent à comparer deux annonces entre elles, pas à mesurer l’entreprise.',
    },
    {
      kind: 'formula',
      rule: 'Rendement réel = marge de contribution des ventes du mois ÷ dépense marketing du mois',
      example: '20 ventes × 1 080 $ ÷ 9 000 $ = 2,4 : chaque dollar en rapporte 2,40 de marge',
    },
  ],
};
