import type { Chapter } from '../document.ts';

export const content: Chapter = {
  title: 'Le contenu qui vend à votre place',
  lead: 'Votre futur client posera ses questions à quelqu’un. Si votre site y répond mieux que les autres, vous avez commencé la vente avant le premier appel.',
  blocks: [
    { kind: 'heading', text: 'Dix questions valent mieux que cent sujets' },
    {
      kind: 'text',
      text: 'Pendant deux semaines, notez chaque question entendue au téléphone, par courriel, en rendez-vous. Classez-les par fréquence. Les dix premières sont votre calendrier de contenu pour trois mois : une page, une courte vidéo et un courriel pour chacune.',
    },
    {
      kind: 'table',
      head: ['Type de question', 'Exemple', 'Ce que la réponse doit contenir'],
      rows: [
        ['Le prix', '« Combien coûte une thermopompe ? »', 'Une fourchette, ce qui la fait varier, trois cas réels'],
        [
          'La comparaison',
          '« Agence ou employé ? »',
          'Un tableau honnête, avec les cas où vous n’êtes pas le bon choix',
        ],
        [
          'Le risque',
          '« Et si je n’aime pas le résultat ? »',
          'La garantie, son mode d’emploi, un cas où elle a servi',
        ],
        ['Le déroulement', '« Combien de temps ça dure ? »', 'Les étapes datées, ce que le client doit fournir'],
        ['La preuve', '« Avez-vous fait ça ailleurs ? »', 'Un projet semblable, chiffres avant et après'],
      ],
    },
    { kind: 'heading', text: 'Une étude de cas en une heure' },
    {
      kind: 'boxes',
      items: [
        {
          title: 'La situation, en une phrase et un chiffre.',
          text: '« Une liste d’attente vide le mardi : 38 % d’occupation. »',
        },
        { title: 'Ce qui a été essayé avant, et pourquoi cela n’a pas suffi.' },
        { title: 'Ce qui a été fait, dans l’ordre, avec les dates.' },
        { title: 'Le résultat, avec la même mesure qu’au départ.', text: '« 81 % d’occupation six mois plus tard. »' },
        { title: 'Une phrase du client, dans ses mots, avec son accord écrit.' },
      ],
    },
    {
      kind: 'text',
      text: 'Une étude de cas se réutilise au moins cinq fois : page du site, annonce, courriel de relance, présentation de vente, publication. C’est le contenu le plus rentable d’une entreprise premium, et celui que les concurrents n’ont pas le courage de demander.',
    },
    {
      kind: 'note',
      title: 'Écrire pour être trouvé, et cité',
      text: 'Répondez à la question dans les deux premières phrases, puis expliquez. Les moteurs et les assistants citent les réponses nettes, datées et signées. Notre checklist SEO, gratuite elle aussi, règle l’aspect technique en dix points.',
    },
  ],
};
