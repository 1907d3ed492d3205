/** Texts of the learner dashboard (marketplace §2). */
export const learnerTexts = {
  title: 'Tableau de bord',
  greeting: (email: string) => `Bonjour ${email}`,
  modes: { label: 'Mode', apprenant: 'Apprenant', formateur: 'Formateur' },
  continue: {
    title: 'Continuer l’apprentissage',
    empty: 'Aucune formation en cours',
    emptyDetail: 'Choisissez-en une : elle apparaîtra ici dès le premier module.',
  },
  done: {
    title: 'Formations terminées',
    empty: 'Aucune formation terminée pour le moment',
    emptyDetail: 'La première n’est souvent qu’à quelques heures.',
  },
  recommended: 'Recommandées pour vous',
  explore: 'Explorer les formations',
  progress: (title: string, percent: number) => `${title} : ${percent} %`,
  percent: (percent: number) => `${percent} %`,
  completedOn: (date: string) => `Terminée le ${date}`,
  resume: 'Voir la formation',
  stats: {
    title: 'Votre apprentissage',
    streak: (days: number) => (days === 1 ? 'jour d’affilée' : 'jours d’affilée'),
    completed: 'modules terminés',
    total: 'd’apprentissage',
    goal: (minutes: number) =>
      minutes % 60 === 0 ? `Étudier ${minutes / 60}h cette semaine` : `Étudier ${minutes} minutes cette semaine`,
    goalProgress: (done: number, goal: number) => `${done} min sur ${goal} min`,
  },
  failed: {
    title: 'Vos formations ne se chargent pas',
    detail: 'Votre progression est en sécurité. Réessayez dans un instant.',
    action: 'Réessayer',
  },
  seo: {
    title: 'Tableau de bord',
    description: 'Vos formations, votre progression et vos objectifs de la semaine.',
    keywords: [],
  },
} as const;
