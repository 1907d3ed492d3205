import type { Chapter } from '../document.ts';

export const journey: Chapter = {
  title: 'Le parcours, étape par étape',
  lead: 'Entre l’inconnu et le client, il y a quatre passages. À chaque passage, une partie des gens s’arrête. Trouver le passage le plus étroit, c’est trouver où travailler ce mois-ci.',
  blocks: [
    {
      kind: 'table',
      head: ['Passage', 'Question', 'Mesure', 'Repère de départ'],
      rows: [
        ['Voir, puis visiter', 'L’annonce parle-t-elle à la bonne personne ?', 'Taux de clics', '1 à 2 %'],
        ['Visiter, puis demander', 'La page répond-elle aux quatre questions ?', 'Demandes ÷ visites', '3 à 6 %'],
        ['Demander, puis rencontrer', 'Répond-on assez vite ?', 'Rendez-vous ÷ demandes', '40 à 60 %'],
        ['Rencontrer, puis acheter', 'L’offre convient-elle ?', 'Ventes ÷ rendez-vous', '20 à 30 %'],
      ],
    },
    {
      kind: 'text',
      text: 'Ces repères sont des ordres de grandeur pour une offre de service de 1 000 $ à 10 000 $ ; ils varient d’un marché à l’autre. Ils servent à choisir par où commencer. Après deux mois, vos propres chiffres les remplacent.',
    },
    { kind: 'heading', text: 'Le calcul qui désigne le goulot' },
    {
      kind: 'text',
      text: 'Pour 10 000 personnes qui voient l’annonce : 150 visitent (1,5 %), 6 demandent (4 %), 3 se présentent (50 %), et un peu moins d’une achète (25 %). Améliorer n’importe quel passage de 20 % ajoute 20 % de ventes. Le plus étroit est simplement celui où 20 % se gagnent au moindre coût : c’est presque toujours la page ou le délai de réponse, presque jamais l’annonce.',
    },
    { kind: 'heading', text: 'La page qui reçoit la publicité' },
    {
      kind: 'boxes',
      items: [
        { title: 'Un seul titre, qui reprend les mots de l’annonce.' },
        { title: 'Une seule action, visible sans défiler, répétée après chaque preuve.' },
        { title: 'Trois preuves : un résultat chiffré, un client nommé, une garantie.' },
        { title: 'Le prix de départ, ou l’ordre de grandeur.' },
        { title: 'Ce qui se passe après la demande : qui appelle, quand, combien de temps.' },
        { title: 'Quatre champs obligatoires au plus. Chaque champ supplémentaire retire des demandes.' },
        { title: 'Affichée en moins de 2,5 secondes sur un téléphone ordinaire.' },
      ],
    },
    {
      kind: 'note',
      title: 'Un test à cinq dollars',
      text: 'Montrez la page cinq secondes à cinq personnes qui ne vous connaissent pas. Demandez : que vend-on, à qui, et que faire ensuite ? Deux mauvaises réponses suffisent pour réécrire le titre.',
    },
  ],
};
