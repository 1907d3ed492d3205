import type { Chapter } from '../document.ts';

export const offer: Chapter = {
  title: 'Une offre qui justifie son prix',
  lead: 'On ne vend pas plus cher en le disant plus fort. On vend plus cher quand l’acheteur comprend ce qui change pour lui, y croit, et risque peu.',
  blocks: [
    { kind: 'heading', text: 'Les quatre questions de l’acheteur' },
    {
      kind: 'table',
      head: ['Il se demande', 'Votre offre répond par', 'Exemple'],
      rows: [
        [
          'Est-ce pour moi ?',
          'Un public nommé, et qui n’en est pas',
          '« Pour les maisons d’avant 1990, chauffées à l’électricité »',
        ],
        [
          'Qu’est-ce qui change ?',
          'Un résultat observable, avec une date',
          '« Une cuisine fonctionnelle en 21 jours ouvrables »',
        ],
        [
          'Est-ce vrai ?',
          'Une preuve vérifiable par promesse',
          'Photos datées, chiffres avant et après, client joignable',
        ],
        ['Et si ça tourne mal ?', 'Une garantie que vous tenez', '« Un jour de retard, 1 % du prix remboursé »'],
      ],
    },
    {
      kind: 'text',
      text: 'Écrivez ces quatre réponses sur une seule page avant de toucher à votre site. Si l’une d’elles prend plus de deux phrases, l’offre n’est pas encore claire, et aucune publicité ne la clarifiera.',
    },
    { kind: 'heading', text: 'Trois niveaux, pas dix options' },
    {
      kind: 'text',
      text: 'Trois forfaits suffisent : l’essentiel, le complet, le sans-souci. Celui du milieu est celui que vous voulez vendre ; il contient ce que la majorité demande. Le plus cher sert de repère et convient vraiment à quelques-uns. Chaque forfait se distingue par un résultat, pas par une liste de quinze lignes.',
    },
    { kind: 'heading', text: 'Augmenter son prix sans perdre ses clients' },
    {
      kind: 'list',
      items: [
        'Changez l’offre en même temps que le prix : un délai garanti, une visite de suivi, un interlocuteur unique.',
        'Commencez par les nouveaux clients ; prévenez les anciens 60 jours d’avance, avec la raison.',
        'Mesurez le taux de clôture sur vingt soumissions avant et vingt après. Une hausse de 15 % qui fait perdre un client sur dix augmente la marge.',
        'Affichez un prix de départ. Ceux qu’il effraie n’auraient pas acheté ; les autres arrivent préparés.',
      ],
    },
    {
      kind: 'note',
      title: 'Promettre dans les règles',
      text: 'Au Québec, un prix annoncé doit comprendre tout ce que le client paiera, sauf la TPS et la TVQ. Une promesse de résultat, un avis ou un « avant et après » doivent être vrais et démontrables : gardez la preuve au dossier.',
    },
  ],
};
