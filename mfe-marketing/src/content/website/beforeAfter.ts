export const beforeAfter = {
  kind: 'beforeAfter',
  title: 'Avant, après',
  lead: 'Même entreprise, mêmes produits, même clientèle. Glissez la barre, ou servez-vous des flèches du clavier.',
  before: 'Avant',
  after: 'Après',
  slider: 'Part du site d’avant qui est montrée',
  showBefore: 'Voir tout l’avant',
  showAfter: 'Voir tout l’après',
  choose: 'Choisir un projet',
  projects: [
    {
      id: 'cuisines',
      title: 'Cuisines sur mesure',
      before: {
        alt: 'Ancien site d’un cuisiniste : quatre colonnes, six menus, une promotion en rouge et aucun prix.',
        lines: ['Bienvenue chez Cuisines Boréales !', 'Nos promotions du mois', 'Cliquez ici !', 'Infolettre'],
      },
      after: {
        alt: 'Nouveau site du cuisiniste : une promesse, un bouton pour obtenir un prix et une preuve.',
        lines: [
          'Cuisines Boréales',
          'Votre cuisine,',
          'en huit semaines.',
          'Voir un prix',
          '214 cuisines posées à Québec depuis 2016',
        ],
      },
      improvements: [
        'Chargement : de 9,4 s à 2,9 s',
        'Soumissions : de 14 à 37 par mois',
        'Une action par page plutôt que onze',
      ],
    },
    {
      id: 'clinique',
      title: 'Clinique dentaire',
      before: {
        alt: 'Ancien site d’une clinique : photo de banque d’images, texte serré, numéro de téléphone introuvable.',
        lines: ['Centre dentaire - Site officiel', 'Mot du dentiste', 'Urgences', 'Horaire PDF'],
      },
      after: {
        alt: 'Nouveau site de la clinique : disponibilités de la semaine et bouton de rendez-vous en tête de page.',
        lines: [
          'Trait-Carré dentaire',
          'Un rendez-vous',
          'cette semaine.',
          'Choisir une heure',
          'Prochaine disponibilité : jeudi, 10 h 30',
        ],
      },
      improvements: [
        'Rendez-vous en ligne : de 0 à 63 %',
        'Appels manqués : trois fois moins',
        'Lisible à voix haute et au clavier',
      ],
    },
    {
      id: 'chalets',
      title: 'Location de chalets',
      before: {
        alt: 'Ancien site de chalets : calendrier en image, formulaire de douze champs, tarifs à demander.',
        lines: ['Chalets à louer Québec', 'Nos forfaits d’hiver', 'SPÉCIAL !!!', 'Nos amis'],
      },
      after: {
        alt: 'Nouveau site de chalets : dates, prix total et réservation directe dès le premier écran.',
        lines: [
          'Montmorency',
          'La rivière gelée,',
          'le poêle allumé.',
          'Voir les dates',
          'Prix total affiché, sans frais à l’arrivée',
        ],
      },
      improvements: [
        'Réservations directes : de 8 % à 52 %',
        'Commissions épargnées : 74 000 $ par année',
        'Prix total affiché dès le premier écran',
      ],
    },
  ],
} as const;
