export const technologies = {
  kind: 'technologies',
  title: 'Des outils qu’un autre pourrait reprendre',
  lead: 'Nous choisissons des technologies répandues et bien entretenues : si vous changez d’agence un jour, la suivante saura quoi en faire.',
  groups: [
    {
      name: 'Frontend',
      technologies: [
        {
          name: 'React',
          icon: 'Re',
          text: 'Des pages qui répondent au doigt, rendues d’avance pour être lues tout de suite.',
        },
        { name: 'TypeScript', icon: 'TS', text: 'Les erreurs se voient à l’écriture plutôt que chez vos clients.' },
        {
          name: 'HTML et CSS modernes',
          icon: '<>',
          text: 'Le moins de code possible : c’est ce qui rend un site rapide.',
        },
      ],
    },
    {
      name: 'Backend',
      technologies: [
        {
          name: 'Node.js',
          icon: 'No',
          text: 'Formulaires, réservations et paiements, sur un serveur simple à héberger.',
        },
        { name: 'Stripe', icon: 'St', text: 'Les paiements par carte, sans qu’un numéro passe chez vous.' },
      ],
    },
    {
      name: 'Base de données',
      technologies: [
        { name: 'PostgreSQL', icon: 'Pg', text: 'Vos données dans un format ouvert, exportables n’importe quand.' },
        { name: 'Supabase', icon: 'Sb', text: 'Comptes clients et droits d’accès, avec des sauvegardes chaque nuit.' },
      ],
    },
    {
      name: 'Outils & Déploiement',
      technologies: [
        { name: 'Git', icon: 'Gi', text: 'Chaque changement est daté, signé et réversible.' },
        { name: 'Playwright', icon: 'Pw', text: 'Un robot refait vos parcours d’achat avant chaque mise en ligne.' },
        { name: 'Hébergement au Canada', icon: 'Ca', text: 'Vos données et celles de vos clients restent au pays.' },
      ],
    },
  ],
} as const;
