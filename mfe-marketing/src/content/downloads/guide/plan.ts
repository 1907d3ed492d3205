import type { Chapter } from '../document.ts';

export const plan: Chapter = {
  title: 'Votre plan de 90 jours',
  lead: 'Treize semaines, un chantier à la fois. On répare avant d’accélérer, et on n’accélère que ce qui tient.',
  blocks: [
    {
      kind: 'table',
      head: ['Semaine', 'Chantier', 'Terminé quand'],
      rows: [
        ['1', 'Calculer les cinq chiffres', 'La feuille à remplir est remplie'],
        ['2', 'Mesurer le délai de réponse, fixer la règle des quinze minutes', 'Deux semaines de relevés'],
        ['3', 'Écrire l’offre sur une page', 'Cinq inconnus la résument bien'],
        ['4', 'Refaire la page qui reçoit la publicité', 'Les sept cases du chapitre 4 sont cochées'],
        ['5', 'Brancher le CRM et les cinq relances', 'Aucun dossier sans prochaine tâche'],
        ['6', 'Publier une étude de cas', 'L’accord écrit du client est au dossier'],
        ['7 et 8', 'Lancer deux annonces, une par accroche', 'Trente demandes, ou la règle d’arrêt'],
        ['9', 'Répondre aux trois questions de prix', 'Trois pages en ligne'],
        ['10', 'Couper, garder, doubler', 'Les trois poches sont réparties'],
        ['11', 'Élargir : un nouveau public ou une nouvelle ville', 'Le coût par demande est connu'],
        ['12', 'Augmenter le budget de 20 %', 'Le coût visé tient'],
        ['13', 'Faire le bilan et choisir le prochain palier', 'Une page, trois décisions'],
      ],
    },
    { kind: 'heading', text: 'Les huit erreurs que nous voyons le plus' },
    {
      kind: 'list',
      items: [
        'Accélérer avant d’avoir mesuré la marge.',
        'Envoyer la publicité vers la page d’accueil.',
        'Changer trois choses à la fois, et ne plus savoir laquelle a compté.',
        'Juger une campagne après trois jours, ou la laisser courir trois mois sans la juger.',
        'Laisser les comptes publicitaires au nom d’un fournisseur.',
        'Confondre abonnés et clients.',
        'Baisser les prix quand il faudrait clarifier l’offre.',
        'Oublier les anciens clients, qui achètent plus facilement que les nouveaux.',
      ],
    },
  ],
};
