import type { Chapter } from '../document.ts';

export const stages: Chapter = {
  title: 'De 1 à 10 millions : ce qui casse, et quand',
  lead: 'Une entreprise ne grandit pas comme un ballon qu’on gonfle. Elle grandit par paliers, et à chaque palier, ce qui l’a menée là cesse de suffire.',
  blocks: [
    {
      kind: 'table',
      head: ['Palier', 'Ce qui casse', 'Ce qui débloque', 'La prochaine embauche'],
      rows: [
        [
          '500 K$ à 1 M$',
          'Le propriétaire vend tout',
          'Une offre écrite et un script d’appel',
          'Quelqu’un qui répond et qualifie',
        ],
        [
          '1 à 3 M$',
          'La livraison prend du retard',
          'Un déroulement documenté, une capacité mesurée',
          'Un responsable de la livraison',
        ],
        ['3 à 5 M$', 'Une seule source de clients', 'Un deuxième canal rentable', 'Un responsable marketing'],
        [
          '5 à 10 M$',
          'Les décisions passent par une personne',
          'Un tableau de bord et des budgets délégués',
          'Une direction des opérations',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'Le palier se reconnaît à la plainte qui revient en réunion. Quand tout le monde parle de retards, acheter plus de publicité aggrave le problème. Quand tout le monde attend le téléphone, perfectionner la livraison peut attendre.',
    },
    { kind: 'heading', text: 'La part du marketing dans les revenus' },
    {
      kind: 'text',
      text: 'Pour croître, une entreprise premium investit en général de 8 à 15 % de ses revenus en marketing, gestion comprise. Sous 5 %, elle entretient. Au-dessus de 20 %, elle conquiert : c’est défendable quelques trimestres, si la valeur des clients est prouvée et le financement en place.',
    },
    { kind: 'heading', text: 'Croître sans perdre pied' },
    {
      kind: 'list',
      items: [
        'Augmentez le budget par paliers de 20 %, et seulement quand deux mois d’affilée tiennent le coût visé.',
        'Gardez un mois de dépenses publicitaires d’avance dans un compte à part.',
        'Fixez un plafond de commandes par semaine, et dites-le : la rareté vraie est un argument, la fausse est un mensonge.',
        'Refaites les cinq chiffres chaque trimestre. Les coûts montent sans prévenir.',
      ],
    },
    {
      kind: 'note',
      title: 'Le deuxième canal',
      text: 'Ouvrez-le quand le premier fonctionne, pas pour le remplacer. Donnez-lui 20 % du budget pendant 90 jours et jugez-le sur son propre coût par client. Une entreprise à deux canaux dort mieux : un changement de règles d’une plateforme ne l’arrête plus.',
    },
  ],
};
