export const videos = {
  kind: 'videos',
  title: 'À quoi ressembleront vos témoignages',
  lead: 'Rien ne se charge avant que vous cliquiez : la vidéo vient alors de YouTube, en mode confidentialité.',
  note: 'Témoignages fictifs et vidéos de démonstration sous licence libre.',
  play: 'Écouter',
  close: 'Fermer la vidéo',
  testimonials: [
    {
      id: 'menuiserie',
      name: 'Geneviève Poulin',
      position: 'copropriétaire',
      company: 'Menuiserie Poulin & filles',
      location: 'Saint-Nicolas',
      videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&hl=fr&rel=0',
      thumbnail: 'menuiserie-poulin',
      quote: 'Avant, le monde nous appelait pour savoir si on existait encore. Là, ils appellent avec leurs mesures.',
      duration: '10:35',
      results: [
        { metric: 'Demandes de soumission', improvement: '+180 %' },
        { metric: 'Temps au téléphone', improvement: '−6 h par semaine' },
      ],
    },
    {
      id: 'clinique-dentaire',
      name: 'Dr Philippe Arsenault',
      position: 'fondateur',
      company: 'Clinique dentaire du Trait-Carré',
      location: 'Charlesbourg',
      videoUrl: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1&hl=fr&rel=0',
      thumbnail: 'clinique-trait-carre',
      quote:
        'La prise de rendez-\u2060vous en ligne devait nous dépanner. C’est devenu la porte d’entrée de la clinique.',
      duration: '14:48',
      results: [
        { metric: 'Rendez-vous pris en ligne', improvement: '63 %' },
        { metric: 'Nouveaux patients', improvement: '+41 par mois' },
      ],
    },
    {
      id: 'chalets',
      name: 'Maude Lessard',
      position: 'directrice',
      company: 'Chalets de la Montmorency',
      location: 'Beauport',
      videoUrl: 'https://www.youtube-nocookie.com/embed/R6MlUcmOul8?autoplay=1&hl=fr&rel=0',
      thumbnail: 'chalets-montmorency',
      quote:
        'On payait 18 % de commission aux plateformes. La moitié de nos nuitées se réservent maintenant chez nous.',
      duration: '12:14',
      results: [
        { metric: 'Réservations directes', improvement: '52 %' },
        { metric: 'Commissions épargnées', improvement: '74 000 $ par année' },
      ],
    },
  ],
} as const;
