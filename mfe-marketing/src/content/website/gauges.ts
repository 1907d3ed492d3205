export const gauges = {
  kind: 'gauges',
  title: 'Ce qu’on mesure avant de livrer',
  lead: 'Cinq cibles écrites au contrat. Un site qui les manque n’est pas livré.',
  note: 'Les quatre premières sont les notes sur 100 de Lighthouse, l’outil de Google, sur cellulaire, où le vert commence à 90 ; la disponibilité est mesurée sur douze mois.',
  gauges: [
    { label: 'Vitesse', target: 95, unit: '' },
    { label: 'SEO', target: 98, unit: '' },
    { label: 'Accessibilité', target: 94, unit: '' },
    { label: 'Bonnes pratiques', target: 96, unit: '' },
    { label: 'Disponibilité', target: 99.9, unit: '%' },
  ],
} as const;
