export const process = {
  kind: 'process',
  title: 'Cinq étapes, et vous savez toujours où on en est',
  lead: 'Chaque étape finit par quelque chose que vous pouvez lire, cliquer ou refuser. On ne passe pas à la suivante sans votre accord.',
  steps: [
    {
      title: 'Découverte',
      duration: '1 semaine',
      description:
        'Deux rencontres, trois appels à vos clients et une lecture de vos chiffres. On en sort avec la seule question qui compte : qu’est-ce qui décide quelqu’un à vous appeler ?',
      tasks: [
        'Entrevues avec vous et trois clients',
        'Analyse de trois concurrents',
        'Objectif chiffré, écrit et signé',
      ],
      icon: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM31 17l-4 10-10 4 4-10z',
    },
    {
      title: 'Architecture',
      duration: '1 semaine',
      description:
        'Les pages, leur rôle et leur texte, avant le premier pixel. Vous lisez le site au complet en noir sur blanc et vous rayez ce qui ne sert à rien.',
      tasks: ['Plan du site et parcours d’achat', 'Textes de toutes les pages', 'Redirections depuis l’ancien site'],
      icon: 'M18 6h12v10H18zM6 32h12v10H6zM30 32h12v10H30zM24 16v8M12 32v-8h24v8',
    },
    {
      title: 'Design',
      duration: '1 à 2 semaines',
      description:
        'Une direction visuelle propre à votre marque, montrée sur vos vrais textes et sur un téléphone. Trois rondes de révision sont comprises.',
      tasks: ['Deux directions au choix', 'Maquettes cellulaire et ordinateur', '3 rondes de révision comprises'],
      icon: 'M8 40l6-2 24-24-4-4L10 34zM30 14l4 4M8 40l2-6',
    },
    {
      title: 'Développement',
      duration: '2 à 3 semaines',
      description:
        'Un site rapide, accessible et facile à modifier par votre équipe. Vous suivez l’avancement sur une adresse privée, mise à jour chaque jour.',
      tasks: ['Intégration et gestion de contenu', 'Mesure des appels et des ventes', 'Essais sur 12 appareils'],
      icon: 'M17 14 7 24l10 10M31 14l10 10-10 10M27 9l-6 30',
    },
    {
      title: 'Lancement',
      duration: '3 jours',
      description:
        'Mise en ligne un mardi matin, jamais un vendredi. On surveille les premières visites avec vous, on corrige, puis on forme votre équipe.',
      tasks: [
        'Mise en ligne et redirections vérifiées',
        'Formation de deux heures, enregistrée',
        '30 jours de soutien gratuit',
      ],
      icon: 'M12 42V8M12 10c8-5 16 5 26 0v16c-10 5-18-5-26 0',
    },
  ],
  tabs: 'Étapes d’un projet de site',
  tasks: 'Ce qui est fait',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  progress: 'Progression dans les étapes',
} as const;
